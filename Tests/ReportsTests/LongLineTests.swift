import Reports
import SourceText
import Testing

/// A line of a damaged file is cut where it is printed, and what is marked in it is seen.
struct LongLineTests {
  @Test(arguments: ["\u{0}", "红", "e\u{301}", "👨‍👩‍👧", "x"])
  func isCutToAWindow(_ unit: String) throws {
    let half = String(repeating: unit, count: 60_000)
    let (start, file) = (half.utf8.count, SourceFile(id: .init(0), path: "a.yaml", text: half + "MARK" + half))
    let range = SourceRange(file: file.id, start: start, end: start + 4)
    let fix = Diagnostic.FixIt(.verbatim("replace it"), replace: range, with: "GOOD")
    let finding = Diagnostic("rule", .error, .verbatim("message"), at: range, fixIts: [fix])
    let text = TextPrinter(files: [file]).print(finding)
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0.contains("MARK") } == 2 && lines.count { $0.contains("GOOD") } == 1)
    #expect(lines.contains { $0.hasSuffix(" ^^^^") })
    #expect(text.utf8.count < 12_000 && text.contains("…"))
  }

  /// The limit is there for what would take many minutes, if each character cost as much as all before it.
  @Test func controlsAreShownInTime() {
    let text = String(repeating: "\u{0}\u{9B}", count: 500_000)
    #expect(TerminalText.shown(text).unicodeScalars.count == 1_000_000)
  }
}
