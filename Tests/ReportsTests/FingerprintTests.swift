import SourceText
import Testing

@testable import Reports

struct FingerprintTests {
  private func fingerprints(_ text: String, path: String = "a.yaml", rule: String = "r") -> [String] {
    let file = SourceFile(id: .init(0), path: path, text: text)
    var fingerprints = Fingerprints()
    return text.utf8.enumerated().filter { $0.element == UInt8(ascii: "x") }.map {
      let range = SourceRange(file: file.id, start: $0.offset, end: $0.offset + 1)
      return fingerprints.next(Diagnostic(rule, .error, "m", at: range), in: [file])
    }
  }

  @Test func linesAboveAndIndentationDoNotCount() {
    #expect(fingerprints("a: x\n") == fingerprints("# new\n\n   a:   x\r\n"))
  }

  @Test func ruleFileAndTextCount() {
    let own = fingerprints("a: x\n")
    #expect(own != fingerprints("b: x\n"))
    #expect(own != fingerprints("a: x\n", path: "b.yaml"))
    #expect(own != fingerprints("a: x\n", rule: "s"))
  }

  @Test func noTwoAreEqual() {
    #expect(Set(fingerprints("a: x\na: x\na: x x\n")).count == 4)
  }

  @Test func doesNotChangeBetweenRuns() {
    #expect(fingerprints("a: x\n") == ["67857435f674bc06:1"])
  }
}
