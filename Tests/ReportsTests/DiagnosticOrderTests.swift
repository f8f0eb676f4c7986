import Reports
import SourceText
import Testing

/// Findings come in the order of the text, each once.
struct DiagnosticOrderTests {
  private func finding(_ id: String, _ severity: Diagnostic.Severity, _ file: Int, _ start: Int) -> Diagnostic {
    Diagnostic(id, severity, "m", at: SourceRange(file: .init(file), start: start, end: start + 1))
  }

  @Test func byPlaceThenWeight() {
    let findings = [
      finding("e", .error, 1, 0), finding("d", .error, 0, 9), finding("b", .warning, 0, 2),
      finding("a", .warning, 0, 2),
      finding("c", .error, 0, 2), finding("b", .warning, 0, 2),
    ]
    #expect(findings.inOrder().map(\.id) == ["c", "a", "b", "d", "e"])
    #expect(findings.reversed().inOrder() == findings.inOrder())
  }

  @Test func findingsThatDifferInNotesStay() {
    var other = finding("a", .error, 0, 0)
    other.notes = [.init("n")]
    #expect([finding("a", .error, 0, 0), other].inOrder().count == 2)
  }
}
