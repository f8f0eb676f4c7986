import SourceText
import Testing

/// A line of a damaged file is printed in time, and what is marked in it is seen.
@Suite struct LongLineTests {
  @Test(arguments: ["\u{0}", "红", "e\u{301}", "👨‍👩‍👧", "x"])
  func isCutToAWindow(_ unit: String) throws {
    let half = String(repeating: unit, count: 60_000)
    let (start, file) = (half.utf8.count, SourceFile(id: .init(0), path: "a.yaml", text: half + "MARK" + half))
    let range = SourceRange(file: file.id, start: start, end: start + 4)
    let fix = Diagnostic.FixIt(.verbatim("replace it"), replace: range, with: "GOOD")
    let finding = Diagnostic("rule", .error, .verbatim("message"), at: range, fixIts: [fix])
    let elapsed = ContinuousClock().measure {
      let text = TextPrinter(files: [file]).print(finding)
      let lines = text.split(separator: "\n")
      #expect(lines.count { $0.contains("MARK") } == 2 && lines.count { $0.contains("GOOD") } == 1)
      #expect(lines.contains { $0.hasSuffix(" ^^^^") })
      #expect(text.utf8.count < 12_000 && text.contains("…"))
    }
    #expect(elapsed < .seconds(5))
  }

  @Test func controlsAreShownInTime() {
    let text = String(repeating: "\u{0}\u{9B}", count: 200_000)
    let elapsed = ContinuousClock().measure { #expect(TerminalText.shown(text).unicodeScalars.count == 400_000) }
    #expect(elapsed < .seconds(5))
  }
}
