import DiagnosticTestSupport
import Evolution
import Schema
import SourceText
import Testing

/// One example of one rule, named so that a failure can be found.
struct RuleCase: CustomTestStringConvertible, Sendable {
  var rule: Rule
  var example: EvolutionExample
  var title: String

  var testDescription: String { title }

  static let all = Evolution.rules.flatMap { rule in
    rule.rule.pageWithCases.changes.enumerated().map {
      RuleCase(rule: rule.rule, example: $1, title: "\(rule.rule.id), \($0 + 1)")
    }
  }

  /// The latest one last.
  func releases() throws -> [Schema] {
    try example.releases.enumerated().map { try Schema($1.schemas, from: 100 * ($0 + 1)) }
  }
}
