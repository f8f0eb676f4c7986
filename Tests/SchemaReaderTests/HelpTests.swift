import DiagnosticTestSupport
import SourceText
import Testing

@testable import SchemaReader

/// What people write on their first day, from the habits of other languages: each finding as it is said, and its help,
/// which says what to write instead.
@Suite struct HelpTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let text: String
    /// `line:column rule: message → help`.
    let findings: [String]
    /// What the first fix-it makes of the text; nil for none.
    let fixed: String?
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ findings: String..., fixed: String? = nil) {
      self.text = text
      self.findings = findings
      self.fixed = fixed
    }
  }

  private static let schemas: [Mistake] = [identities, types, fields, declarations, presentation].flatMap { $0 }

  @Test(arguments: schemas)
  func `a mistake in a schema is helped`(_ mistake: Mistake) { Self.check(mistake, at: "Schemas/A.yaml") }

  @Test(arguments: configurations)
  func `a mistake in a configuration is helped`(_ mistake: Mistake) { Self.check(mistake, at: "messagegen.yaml") }

  private static func check(_ mistake: Mistake, at path: String) {
    let run = Example("≡ \(path)\n" + mistake.text).run()
    let found = run.findings.sorted { $0.range < $1.range }
    #expect(found.map { outline($0, in: run) } == mistake.findings)
    for finding in found {
      #expect(finding.help != nil)
      for phrase in [finding.message, finding.help].compactMap({ $0 }) {
        #expect(phrase.chinese.contains(/[\u{4E00}-\u{9FFF}]/), "\(phrase.chinese)")
      }
    }
    let fix = found.lazy.compactMap(\.fixIts.first).first
    #expect(fix.map { applying($0, to: run.files[0]) } == mistake.fixed)
  }

  private static func outline(_ finding: Diagnostic, in run: Example.Run) -> String {
    let place = run.files[0].place(of: finding.range.start)
    return "\(place.line):\(place.column) \(finding.id): \(finding.message.english) → \(finding.help?.english ?? "")"
  }
}
