import Schema

extension Schema {
  /// The fields that a message sends, those of the objects in it among them.
  func fieldsInUse(of message: Message) -> [Field] {
    var seen: Set<ObjectType.ID> = []
    var found = message.fields
    var next = 0
    while next < found.count {
      if case .object(let id) = found[next].type.leaf, seen.insert(id).inserted { found += self[id].fields }
      next += 1
    }
    return found
  }

  /// What always holds for a field, as far as it and what holds it say.
  func constraints(of field: Field, in message: Message) -> [Constraint] {
    let holds = { (fields: [Field]) in fields.contains { $0.range == field.range } }
    if holds(message.fields) { return CompositeType.message(message).constraints(of: field).map(\.value) }
    let object = objects.first { holds($0.fields) }
    return (object.map { CompositeType.object($0).constraints(of: field) } ?? field.constraints).map(\.value)
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
    var fields = message.allFields
    for (index, step) in path.steps.enumerated() {
      guard let field = fields.first(where: { $0.name == step.name }) else { return nil }
      if index == path.steps.count - 1 { return field }
      guard case .object(let id) = field.type else { return nil }
      fields = self[id].fields
    }
    return nil
  }
}
