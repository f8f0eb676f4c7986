import Checks
import Schema
import SchemaTestSupport
import SourceText
import Testing

/// How severities are applied.
@Suite struct LintTests {
  typealias Severity = Diagnostic.Severity

  private func severities(_ configured: [String: Severity?], known: [Rule] = []) -> [String: [String]] {
    let twins = [Samples.message("A", [[5]]), Samples.message("B", [[5]])]
    let schema = Samples.schema(twins) {
      $0.ruleSettings = configured.mapValues { RuleSetting(name: Samples.range, severity: Located($0, Samples.range)) }
    }
    return Dictionary(grouping: Lint.check(schema, known: known), by: \.id).mapValues { $0.map(\.severity.rawValue) }
  }

  /// A rule of another module.
  private static func rule(_ id: String, _ severity: Severity, isConfigurable: Bool = true) -> Rule {
    Rule(
      id, severity, isConfigurable: isConfigurable, theme: Rule.Theme("others", zh: "其他"))
  }

  @Test func withoutAWordEveryRuleHasItsOwn() {
    let found = severities([:])
    #expect(found["duplicate-id"] == ["error"])
    #expect(found["missing-doc"] == ["warning", "warning"])
    #expect(found["missing-owner"] == nil)
  }

  @Test func theConfigurationTurnsRulesOffAndOn() {
    let configured: [String: Severity?] = ["missing-doc": nil, "missing-owner": .note, "missing-summary": .error]
    let found = severities(configured)
    #expect(found["missing-doc"] == nil)
    #expect(found["missing-owner"] == ["note", "note"])
    #expect(found["missing-summary"] == ["error", "error"])
  }

  @Test func aFatalRuleStaysWhatItIs() {
    for severity in [nil, Severity.note] {
      let found = severities(["duplicate-id": severity])
      #expect(found["duplicate-id"] == ["error"])
      #expect(found["severity-not-configurable"] == ["error"])
    }
    #expect(severities(["duplicate-id": .error])["severity-not-configurable"] == nil)
  }

  @Test func anUnknownRuleIsAnErrorUnlessAnotherModuleKnowsIt() {
    #expect(severities(["unknown-key": .warning])["unknown-rule"] == ["error"])
    let known = Self.rule("unquoted-text", .warning)
    #expect(severities(["unquoted-text": .note], known: [known])["unknown-rule"] == nil)
  }

  @Test func aFatalRuleOfAnotherModuleStaysWhatItIsAsWell() {
    let known = Self.rule("unknown-key", .error, isConfigurable: false)
    #expect(severities(["unknown-key": .warning], known: [known])["severity-not-configurable"] == ["error"])
    #expect(severities(["unknown-key": .error], known: [known])["severity-not-configurable"] == nil)
  }

  @Test func equalKeysDoNotDifferByCase() throws {
    let project = TestProject("message: A\nid: 1\nfields: { a: { type: int, key: b }, b: int, B: int }")
    let found = Lint.check(try project.schema).filter { $0.id == "keys-differ-by-case" }
    #expect(found.map { project.text(in: $0.range) } == ["B"])
  }
}
