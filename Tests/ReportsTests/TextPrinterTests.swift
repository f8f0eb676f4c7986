import Reports
import SourceText
import Testing

/// Printed findings as people see them.
struct TextPrinterTests {
  @Test func notesInOtherFiles() {
    let finding = Diagnostic(
      "duplicate-id", .error, "id 5 is taken by `RedPacket`", at: TwoFiles.range("5"), label: "here",
      notes: [
        .init("`RedPacket` is declared here", at: TwoFiles.range("5", in: TwoFiles.redPacket)), .init("ids are unique"),
      ],
      help: "ids 7 to 14 are free")
    #expect(
      TwoFiles.printed(finding) == """
        error[duplicate-id]: id 5 is taken by `RedPacket`
           --> Schemas/Gift.yaml:2:5
            |
          2 | id: 5
            |     ^ here
            |
        note: `RedPacket` is declared here
           --> Schemas/RedPacket.yaml:12:5
            |
         12 | id: 5
            |     ^
        note: ids are unique
        help: ids 7 to 14 are free

        """)
  }

  @Test func caretsUnderChineseText() {
    let finding = Diagnostic(
      "yaml-syntax", .error, "full-width colon `：`", at: TwoFiles.range("："), help: "write `: `",
      fixIts: [.init("write `: `", replace: TwoFiles.range("："), with: ": ")])
    #expect(
      TwoFiles.printed(finding) == """
        error[yaml-syntax]: full-width colon `：`
          --> Schemas/Gift.yaml:4:9
           |
         4 |   标题：string # 🧧
           |       ^^
           |
        help: write `: `
           |
         4 -   标题：string # 🧧
         4 +   标题: string # 🧧

        """)
  }

  /// The column counts the bytes of `标题：string # ` and the spaces, the carets are under the two cells of `🧧`.
  @Test func speaksChinese() {
    let finding = Diagnostic(
      "x", .warning, LocalizedText("m", zh: "不能用表情"), at: TwoFiles.range("🧧"), label: LocalizedText("here", zh: "在这里"),
      notes: [.init(LocalizedText("n", zh: "原因"))], help: LocalizedText("h", zh: "删除它"))
    #expect(
      TextPrinter(files: TwoFiles.files, language: .simplifiedChinese).print(finding) == """
        警告[x]：不能用表情
          --> Schemas/Gift.yaml:4:21
           |
         4 |   标题：string # 🧧
           |                  ^^ 在这里
           |
        提示：原因
        建议：删除它

        """)
  }

  @Test func severalLinesAndNotesNearby() {
    let finding = Diagnostic(
      "x", .warning, "multi", at: TwoFiles.range("{\n    c: 1\n  }"), label: "this",
      notes: [.init("near", at: TwoFiles.range("Gift")), .init("same line", at: TwoFiles.range("b:"))])
    #expect(
      TwoFiles.printed(finding) == """
        warning[x]: multi
          --> Schemas/Gift.yaml:5:6
           |
         1 | message: Gift
           |          ---- near
        ...
         5 |   b: {
           |   -- ^
           |   |
           |   same line
         6 |     c: 1
           |     ^^^^
         7 |   }
           |   ^ this

        """)
  }

  @Test func severalLabelsOnALine() {
    let end = TwoFiles.range("tags").end
    let finding = Diagnostic(
      "x", .error, "two labels", at: TwoFiles.range("string]"), label: "primary",
      notes: [.init("the name", at: TwoFiles.range("tags")), .init("the mark", at: TwoFiles.range("?"))],
      fixIts: [
        .init(
          "move it",
          edits: [
            .init(range: TwoFiles.range("?"), replacement: ""),
            .init(range: SourceRange(file: TwoFiles.gift.id, start: end, end: end), replacement: "?"),
          ]),
        .init("or another", replace: TwoFiles.range("e: 1"), with: "e: 1\nf: 2"),
      ])
    #expect(
      TwoFiles.printed(finding) == """
        error[x]: two labels
           --> Schemas/Gift.yaml:9:10
            |
          9 |   tags: [string]?
            |   ----   ^^^^^^^- the mark
            |   |      |
            |   |      primary
            |   |
            |   the name
            |
        help: move it
            |
          9 -   tags: [string]?
          9 +   tags?: [string]
        help: or another
            |
         10 - e: 1
         10 + e: 1
         11 + f: 2

        """)
  }
}
