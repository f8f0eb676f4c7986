import Checks
import Schema
import SchemaTestSupport
import SourceText
import Testing

/// How severities are applied.
struct LintTests {
  typealias Severity = Diagnostic.Severity

  private func severities(_ configured: [String: Severity?]) -> [String: [String]] {
    let twins = [Samples.message("A", [[5]]), Samples.message("B", [[5]])]
    let schema = Samples.schema(twins) {
      $0.ruleSettings = configured.mapValues { RuleSetting(name: Samples.range, severity: Located($0, Samples.range)) }
    }
    return Dictionary(grouping: Lint.check(schema), by: \.id).mapValues { $0.map(\.severity.rawValue) }
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

  @Test(arguments: [nil, Severity.note]) func aFatalRuleStaysWhatItIs(_ severity: Severity?) {
    #expect(severities(["duplicate-id": severity])["duplicate-id"] == ["error"])
  }

  @Test func equalKeysDoNotDifferByCase() throws {
    let project = TestProject("message: A\nid: 1\nfields: { a: { type: int, key: b }, b: int, B: int }")
    let found = Lint.check(try project.schema).filter { $0.id == "keys-differ-by-case" }
    #expect(found.map { project.text(in: $0.range) } == ["B"])
  }
}
