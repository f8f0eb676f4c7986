import Reports
import SourceText
import Testing

/// Ends of files, long ranges and lines, hostile text, colors.
struct TextPrinterEdgeTests {
  private func frame(_ range: SourceRange, _ label: String? = nil, files: SourceFiles = TwoFiles.files) -> String {
    let lines = TextPrinter(files: files).print(
      Diagnostic("x", .note, "m", at: range, label: label.map(LocalizedText.verbatim)))
    return lines.split(separator: "\n").dropFirst(3).joined(separator: "\n")
  }

  @Test func emptyRanges() {
    let gift = TwoFiles.gift
    #expect(frame(SourceRange(file: gift.id, start: 0, end: 0)) == " 1 | message: Gift\n   | ^")
    let end = gift.bytes.count
    #expect(frame(SourceRange(file: gift.id, start: end, end: end), "here") == " 11 |\n    | ^ here")
    let last = TwoFiles.redPacket.bytes.count
    #expect(frame(SourceRange(file: .init(1), start: last, end: last)) == " 12 | id: 5\n    |      ^")
    #expect(frame(SourceRange(file: .init(1), start: last + 9, end: last + 99)) == " 12 | id: 5\n    |      ^")
    let none = SourceFile(id: .init(0), path: "e", text: "")
    #expect(frame(none.range, files: [none]) == " 1 |\n   | ^")
  }

  @Test func lineBreaksInRanges() {
    #expect(frame(TwoFiles.range("Gift\n")) == " 1 | message: Gift\n   |          ^^^^")
    let crlf = SourceFile(id: .init(0), path: "c", text: "a: 红\r\n\r\nb: 1\r\n")
    #expect(frame(crlf.range, files: [crlf]) == " 1 | a: 红\n   | ^^^^^\n 2 |\n 3 | b: 1\n   | ^^^^")
  }

  @Test func longRangesAreShortened() {
    #expect(
      frame(TwoFiles.gift.range, "all") == """
          1 | message: Gift
            | ^^^^^^^^^^^^^
          2 | id: 5
            | ^^^^^
        ...
         10 | e: 1
            | ^^^^ all
        """)
  }

  @Test func hostileText() {
    #expect(frame(TwoFiles.range("红"), "bad\u{1B}[0m\n") == " 8 |     x: ␛[31m红 y\n   |             ^^ bad␛[0m␊")
    let file = SourceFile(id: .init(0), path: "a\u{1B}]0;x\u{7}.yaml", bytes: [0x61, 0xC4, 0xE3, 0x9B, 0x62])
    let finding = Diagnostic(
      "\u{1B}", .error, "\u{202E}\u{8}", at: SourceRange(file: file.id, start: 4, end: 5), notes: [.init("\u{1B}c")],
      help: "\r", fixIts: [.init("\u{1B}", replace: file.range, with: "\u{1B}[2J")])
    let text = TextPrinter(files: [file]).print(finding)
    #expect(
      text.unicodeScalars.allSatisfy {
        $0 == "\n" || $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) && $0 != "\u{202E}"
      })
  }

  @Test func longLinesAreCutAroundTheMark() {
    let text = String(repeating: "红x ", count: 100_000) + "BAD " + String(repeating: "y", count: 10_000)
    let file = SourceFile(id: .init(0), path: "long", text: text)
    let lines = frame(TwoFiles.range("BAD", in: file), "here", files: [file]).split(separator: "\n").map { String($0) }
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= 175 })
    let line = lines[0]
    #expect(line.hasPrefix(" 1 | …") && line.hasSuffix("…"))
    let before = line.split(separator: "BAD", maxSplits: 1)[0]
    #expect(DisplayWidth.of(String(before)) == lines[1].prefix { $0 != "^" }.count)
    #expect(frame(file.range, "all", files: [file]).hasSuffix("^ all"))
  }

  @Test func previewsOfManyPlaces() {
    let edits = (1...6).map { line in
      let start = TwoFiles.redPacket.lineStarts[line]
      return Diagnostic.Edit(range: SourceRange(file: .init(1), start: start, end: start + 2), replacement: "")
    }
    let finding = Diagnostic(
      "x", .error, "m", at: TwoFiles.range("5", in: TwoFiles.redPacket), fixIts: [.init("fix", edits: edits)])
    #expect(TwoFiles.printed(finding).hasSuffix("  5 - # c\n  5 + c\n... and 2 more places\n"))
  }

  @Test func aRemovedLineLeavesNothingToShow() {
    let line = SourceRange(file: .init(1), start: 0, end: TwoFiles.redPacket.lineStarts[1])
    let finding = Diagnostic("x", .error, "m", at: line, fixIts: [.init("fix", replace: line, with: "")])
    let text = TwoFiles.printed(finding)
    #expect(text.contains("\n 1 - ") && !text.contains("\n 1 +"))
  }

  @Test func previewsOfLongLinesShowTheChange() {
    let text = "a: " + String(repeating: "红x ", count: 300) + "BAD " + String(repeating: "y", count: 300)
    let file = SourceFile(id: .init(0), path: "long", text: text)
    let range = TwoFiles.range("BAD", in: file)
    let finding = Diagnostic("x", .error, "m", at: range, fixIts: [.init("fix", replace: range, with: "GOOD")])
    let lines = TextPrinter(files: [file]).print(finding).split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix(" 1 - …") && $0.contains("BAD") && $0.hasSuffix("…") })
    #expect(lines.contains { $0.hasPrefix(" 1 + …") && $0.contains("GOOD") })
  }

  @Test func colours() {
    let finding = Diagnostic("x", .error, "m", at: TwoFiles.range("5"), help: "h")
    let text = TwoFiles.printed(finding, .ansi)
    #expect(text.hasPrefix("\u{1B}[1;31merror[x]\u{1B}[0m\u{1B}[1m: m\u{1B}[0m\n"))
    #expect(text.contains("\u{1B}[1;31m^\u{1B}[0m\n"))
    #expect(text.hasSuffix("\u{1B}[1;36mhelp\u{1B}[0m: h\n"))
  }

  @Test func strangersFilesHaveNoFrame() {
    let finding = Diagnostic("x", .warning, "m", at: SourceRange(file: .init(9), start: 3, end: 4), help: "h")
    #expect(TwoFiles.printed(finding) == "warning[x]: m\nhelp: h\n")
    #expect(
      TextPrinter(files: TwoFiles.files).print([finding, finding])
        == "warning[x]: m\nhelp: h\n\nwarning[x]: m\nhelp: h\n")
  }
}
