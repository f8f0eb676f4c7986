import SourceText

extension Rule {
  static let badColor = Rule(
    "bad-color", .error, isConfigurable: false, theme: .presentation,
    summary: LocalizedText("an invalid color", zh: "无法识别的颜色"),
    why: LocalizedText(
      """
      A name such as `red` is a different color on each platform, and eight digits may start or end with the \
      opacity. A misread color can be invisible on its background.
      """,
      zh: "`red` 之类的名称在各平台上颜色不同，光有八位数字也看不出透明度在前还是在后。颜色一旦理解错，文字可能与背景融为一体，根本看不见。"),
    bad: [
      """
      message: Gift
      id: 1
      layout:
                                     ↓
        content: { label: 礼物, color: red }
      """,
      """
      message: Gift
      id: 1
      layout:
                                     ↓
        content: { label: 礼物, color: FF3B30 }
      """,
    ],
    good: [
      """
      message: Gift
      id: 1
      layout:
        content: { label: 礼物, color: { light: "#FF3B30", dark: "#FF453AFF" } }
      """
    ])
}

extension Diagnostic {
  /// - Parameter meant: The color in the language's spelling, if it can be told.
  static func badColor(_ text: Located<String>, meant: String?) -> Diagnostic {
    let better = meant.map(Wording.quoted)
    return Diagnostic(
      .badColor, LocalizedText("`\(text.value)` is not a color", zh: "`\(text.value)` 不是颜色"), at: text.range,
      help: better.map(Wording.write)
        ?? LocalizedText(
          "write a color as `\"#RRGGBB\"` or `\"#RRGGBBAA\"`, in quotes",
          zh: "颜色写成 `\"#RRGGBB\"` 或 `\"#RRGGBBAA\"`，要加引号"),
      // With eight digits, the opacity may have been meant to come first.
      fixIts: better.map { [.init(Wording.write($0), replace: text.range, with: $0, isSafe: meant?.count == 7)] } ?? [])
  }
}
