import Schema
import SourceText

/// A check, typed by what it looks at.
enum Visit: Sendable {
  case schema(@Sendable (Schema) -> [Finding])
  case message(@Sendable (Message, Schema) -> [Finding])
  /// Messages and objects, for what their fields have in common.
  case holder(@Sendable (Holder, Schema) -> [Finding])
  /// Every field that travels, of messages and objects.
  case field(@Sendable (Field, Holder, Schema) -> [Finding])
  /// The configuration, and the rules of all modules.
  case configuration(@Sendable (Configuration, [KnownRule]) -> [Finding])
  /// Comments of the authors, and what all rules of the other kinds find.
  case comments(@Sendable (Commented) -> [Finding])

  /// - Parameter found: what there is for comments to silence; only asked for where comments are.
  func findings(in schema: Schema, known: [KnownRule], found: () -> [Diagnostic]) -> [Finding] {
    switch self {
    case .schema(let check): check(schema)
    case .message(let check): schema.messages.flatMap { check($0, schema) }
    case .holder(let check): schema.holders.flatMap { check($0, schema) }
    case .field(let check):
      schema.holders.flatMap { holder in holder.fields.flatMap { check($0, holder, schema) } }
    case .configuration(let check): check(schema.configuration, KnownRule.all(and: known))
    case .comments(let check):
      schema.ignoreComments.isEmpty ? [] : check(Commented(schema, known: known, findings: found()))
    }
  }

  var isAboutComments: Bool { if case .comments = self { true } else { false } }
}
