import Reports
import SourceText
import Testing

/// One line per finding, whatever is in it.
struct ShortPrinterTests {
  @Test func columnsAreBytes() {
    let findings = [
      Diagnostic("a", .error, "`：`", at: TwoFiles.range("：")),
      Diagnostic("b", .warning, "x\n\u{1B}[2J", at: TwoFiles.range("5", in: TwoFiles.redPacket)),
      Diagnostic("c", .note, "gone", at: SourceRange(file: .init(7), start: 0, end: 0)),
    ]
    #expect(
      ShortPrinter(files: TwoFiles.files).print(findings) == """
        Schemas/Gift.yaml:4:9: error: `：` [a]
        Schemas/RedPacket.yaml:12:5: warning: x␊␛[2J [b]
        note: gone [c]

        """)
  }
}
