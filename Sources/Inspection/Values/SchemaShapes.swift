import Schema
import SourceText

/// The objects of a schema as generated code has them: what each field is read, written and checked with.
final class SchemaShapes: Sendable {
  let schema: Schema
  let messages: [ObjectShape]
  private let objects: [ObjectShape]
  /// By the ranges of their names, which identify messages.
  private let indices: [SourceRange: Int]

  static let none = SchemaShapes()

  init(_ schema: Schema) {
    self.schema = schema
    var sizes = StructSizes(schema)
    let claims = Dispatch.rememberedClaims(of: schema)
    let sensitive = schema.sensitiveObjects
    messages = schema.messages.map { message in
      ObjectShape(
        name: message.name, fields: message.fields, locals: message.locals, rules: message.rules,
        size: sizes.size(of: message), message: message,
        identity: StoredIdentity(message, claims: claims[message.name] ?? [], in: schema),
        holdsSensitive: message.fields.contains { $0.holdsSensitive(sensitive) }, in: schema)
    }
    objects = schema.objects.enumerated().map { index, object in
      ObjectShape(
        name: object.name, fields: object.fields, rules: object.rules, size: sizes.size(of: ObjectType.ID(index)),
        holdsSensitive: sensitive.contains(ObjectType.ID(index)), in: schema)
    }
    let names = schema.messages.map(\.declaration.name.range)
    indices = Dictionary(zip(names, schema.messages.indices)) { first, _ in first }
  }

  private init() {
    let nowhere = SourceRange(file: SourceFile.ID(0), start: 0, end: 0)
    schema = Schema(configuration: Configuration(file: nowhere.file, schemas: Located("", nowhere), envelopes: []))
    (messages, objects, indices) = ([], [], [:])
  }

  /// Nothing is in one that the schema does not have.
  func shape(of message: Message) -> ObjectShape { index(of: message).map { messages[$0] } ?? ObjectShape.none }

  func index(of message: Message) -> Int? { indices[message.declaration.name.range] }

  func object(_ id: ObjectType.ID) -> ObjectShape { objects[id.index] }
}

extension Schema {
  /// The objects with sensitive fields in them, however deep.
  fileprivate var sensitiveObjects: Set<ObjectType.ID> {
    var found: Set<ObjectType.ID> = []
    while true {
      let count = found.count
      for (index, object) in objects.enumerated() where object.fields.contains(where: { $0.holdsSensitive(found) }) {
        found.insert(ObjectType.ID(index))
      }
      if found.count == count { return found }
    }
  }
}

extension Field {
  fileprivate func holdsSensitive(_ objects: Set<ObjectType.ID>) -> Bool {
    if isSensitive { return true }
    if case .object(let id) = type.leaf { return objects.contains(id) }
    return false
  }
}
