import Schema
import SourceText

/// Several checks of one schema, and what they share.
struct Visits {
  private let schema: Schema
  private let known: () -> [Rule]
  private lazy var survey = Survey(schema)
  private lazy var rounds = Rounds(schema)
  private lazy var holders = schema.holders

  /// - Parameter known: rules of other modules that the configuration may name.
  init(of schema: Schema, known: @escaping () -> [Rule]) {
    self.schema = schema
    self.known = known
  }

  /// What a check finds; nothing for those of comments, which look at what the others found.
  mutating func findings(of visit: Visit) -> [Finding] {
    switch visit {
    case .schema(let check): check(schema)
    case .survey(let check): check(survey, schema)
    case .identities(let check): check(rounds, schema)
    case .message(let check): schema.messages.flatMap { check($0, schema) }
    case .layout(let check): schema.messages.filter { $0.layout != nil }.flatMap { check($0, schema) }
    case .holder(let check): holders.flatMap { check($0, schema) }
    case .constraints(let check): holders.filter(\.isConstrained).flatMap { check($0, schema) }
    case .field(let check): holders.flatMap { holder in holder.fields.flatMap { check($0, holder, schema) } }
    case .configuration(let check):
      schema.configuration.ruleSettings.isEmpty ? [] : check(schema.configuration, Lint.rules(and: known()))
    case .comments: []
    }
  }
}
