import Checks
import DiagnosticTestSupport
import Schema
import SchemaReader
import SchemaTestSupport
import SourceText
import Testing

/// Every example of every rule, read as a project: what is documented is what happens.
@Suite struct RuleExampleTests {
  /// One example of one rule, named so that a failure can be found.
  struct Case: CustomTestStringConvertible, Sendable {
    var rule: LintRule
    var example: Example
    var title: String

    var testDescription: String { title }

    static let bad = Lint.rules.flatMap { rule in cases(rule, rule.rule.bad, "bad") }
    static let good = Lint.rules.flatMap { rule in cases(rule, rule.rule.good, "good") }

    private static func cases(_ rule: LintRule, _ examples: [Example], _ kind: String) -> [Case] {
      examples.enumerated().map { Case(rule: rule, example: $1, title: "\(rule.rule.id), \(kind) \($0 + 1)") }
    }
  }

  @Test(arguments: Case.bad)
  func aBadExampleHasItsFindingsAtItsMarks(_ example: Case) throws {
    let project = TestProject(example.example)
    #expect(try project.marks(of: example.rule) == example.example.marks.sorted())
    #expect(!example.example.marks.isEmpty)
  }

  @Test(arguments: Case.good)
  func aGoodExampleHasNone(_ example: Case) throws {
    #expect(example.example.marks.isEmpty)
    let project = TestProject(example.example)
    #expect(try project.marks(of: example.rule) == [])
  }

  /// What a rule shows as good should not make people ask about another rule's errors.
  @Test(arguments: Case.good)
  func aGoodExampleHasNoErrorAtAll(_ example: Case) throws {
    let project = TestProject(example.example)
    #expect(try Lint.check(project.validSchema).filter { $0.severity == .error } == [])
  }

  @Test(arguments: Case.bad)
  func wordingKeepsTheHouseStyle(_ example: Case) throws {
    for finding in try TestProject(example.example).findings(of: example.rule) {
      let texts = [finding.message] + finding.notes.map(\.message) + [finding.help].compactMap { $0 }
      for text in texts.map(\.english) {
        #expect(!text.hasSuffix("."), "\(text)")
        #expect(text.first?.isUppercase == false || text.hasPrefix("TUIKit") || text.hasPrefix("VoiceOver"), "\(text)")
        #expect(!text.contains("  ") && !text.contains("\n"), "\(text)")
      }
      #expect(finding.help != nil)
    }
  }

  @Test(arguments: Case.bad)
  func everyFindingIsSaidInChinese(_ example: Case) throws {
    for finding in try TestProject(example.example).findings(of: example.rule) {
      for text in finding.phrases { #expect(HouseStyle(text).faults == []) }
    }
  }
}

extension Diagnostic {
  /// All that it says.
  fileprivate var phrases: [LocalizedText] {
    [message] + [label, help].compactMap { $0 } + notes.map(\.message) + fixIts.map(\.message)
  }
}
