import Schema

extension Schema {
  /// The fields that a message sends, those of the objects in it among them.
  func fieldsInUse(of message: Message) -> [Field] { Array(fieldLists(of: message).joined()) }

  /// The same as the lists of the message and of each object in it, so that no field is copied that nobody asks for.
  func fieldLists(of message: Message) -> [[Field]] {
    var seen: Set<ObjectType.ID> = []
    var lists = [message.fields]
    var next = 0
    while next < lists.count {
      let fields = lists[next]
      for index in fields.indices {
        if case .object(let id) = fields[index].type.leaf, seen.insert(id).inserted { lists.append(self[id].fields) }
      }
      next += 1
    }
    return lists
  }

  /// Those of all messages and objects.
  var fieldLists: [[Field]] {
    messages.indices.map { messages[$0].fields } + objects.indices.map { objects[$0].fields }
  }

  /// What always holds for a field, as far as it and what holds it say.
  func constraints(of field: Field, in message: Message) -> [Constraint] {
    let holds = { (fields: [Field]) in fields.contains { $0.range == field.range } }
    if holds(message.fields) { return Holder.message(message).constraints(of: field).map(\.value) }
    let object = objects.first { holds($0.fields) }
    return (object.map { Holder.object($0).constraints(of: field) } ?? field.constraints).map(\.value)
  }

  /// The schemes that a field's links may have; nil: any.
  func schemes(of path: FieldPath, in message: Message) -> [String]? {
    guard let field = field(at: path, of: message) else { return nil }
    return constraints(of: field, in: message).lazy.compactMap { constraint in
      if case .schemes(let schemes) = constraint { schemes } else { nil }
    }.first
  }

  /// The field that a path ends in.
  func field(at path: FieldPath, of message: Message) -> Field? {
    var fields = message.fields + message.locals
    for (index, step) in path.steps.enumerated() {
      guard let field = fields.first(where: { $0.name == step.name }) else { return nil }
      if index == path.steps.count - 1 { return field }
      guard case .object(let id) = field.type else { return nil }
      fields = self[id].fields
    }
    return nil
  }
}
