import MessageRuntime
import Schema
import SourceText

/// The objects of a schema as generated code has them: what each field is read, written and checked with.
final class SchemaShapes: Sendable {
  let schema: Schema
  let messages: [ObjectShape]
  private let objects: [ObjectShape]

  static let none = SchemaShapes()

  init(_ schema: Schema) {
    self.schema = schema
    var sizes = StructSizes(schema)
    let claims = Dispatch.rememberedClaims(of: schema)
    messages = schema.messages.map { message in
      ObjectShape(
        name: message.name, fields: message.fields, locals: message.locals, rules: message.rules,
        size: sizes.size(of: message), message: message,
        identity: StoredIdentity(message, claims: claims[message.name] ?? [], in: schema), in: schema)
    }
    objects = schema.objects.enumerated().map { index, object in
      ObjectShape(
        name: object.name, fields: object.fields, rules: object.rules, size: sizes.size(of: ObjectType.ID(index)),
        in: schema)
    }
  }

  private init() {
    let nowhere = SourceRange(file: SourceFile.ID(0), start: 0, end: 0)
    schema = Schema(configuration: Configuration(file: nowhere.file, schemas: Located("", nowhere), envelopes: []))
    (messages, objects) = ([], [])
  }

  func object(_ id: ObjectType.ID) -> ObjectShape { objects[id.index] }
}
