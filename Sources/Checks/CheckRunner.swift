import Schema

/// Several checks of one schema, and what they share.
struct CheckRunner {
  private let schema: Schema
  private lazy var schemaIndex = SchemaIndex(schema)
  private lazy var rounds = DispatchRounds(schema)
  private lazy var compositeTypes = schema.compositeTypes
  private lazy var declarations = schema.leveledDeclarations
  private lazy var sentFields = schema.messages.map { schema.fieldsInUse(of: $0) }

  init(of schema: Schema) { self.schema = schema }

  mutating func findings(of check: Check) -> [Finding] {
    switch check {
    case .schema(let check): check(schema)
    case .schemaIndex(let check): check(schemaIndex, schema)
    case .dispatch(let check): check(rounds, schema)
    case .message(let check): schema.messages.flatMap { check($0, schema) }
    case .layout(let check): schema.messages.filter { $0.layout != nil }.flatMap { check($0, schema) }
    case .composite(let check): compositeTypes.flatMap { check($0, schema) }
    case .constraints(let check): compositeTypes.filter(\.isConstrained).flatMap { check($0, schema) }
    case .declaration(let check): declarations.compactMap { check($0.declaration, $0.level) }
    case .sentField(let check):
      zip(schema.messages, sentFields).flatMap { [schema] message, fields in
        fields.compactMap { check($0, message, schema) }
      }
    case .field(let check): compositeTypes.flatMap { type in type.fields.flatMap { check($0, type, schema) } }
    }
  }
}
