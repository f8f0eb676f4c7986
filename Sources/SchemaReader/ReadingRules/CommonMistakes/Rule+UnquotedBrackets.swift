import SourceText
import YAML

extension Rule {
  static let unquotedBrackets = Rule(
    "unquoted-brackets", .error, isConfigurable: false, theme: .commonMistakes,
    summary: LocalizedText("an unquoted string that YAML reads as a list or mapping", zh: "被 YAML 解析成列表或映射的字符串"),
    why: LocalizedText(
      """
      YAML reads `[红包]` as a list with one string, and `{title}` as a mapping without a value. Reading them as \
      strings here would give the same syntax two meanings.
      """,
      zh: "在 YAML 里，`[红包]` 是只有一项的列表，`{title}` 是没有值的映射。如果在这里当作字符串，同样的符号在别处就会是另一个意思。"),
    bad: [
      """
      message: RedPacket
      id: 5
      texts:
                 ↓
        summary: [红包]
      """,
      """
      message: RedPacket
      id: 5
      fields: { title: string }
      texts:
                 ↓
        summary: {title}
      """,
    ],
    good: [
      """
      message: RedPacket
      id: 5
      fields: { title: string }
      texts:
        summary: "[红包] {title}"
      """
    ])
}

extension Diagnostic {
  /// - Parameter source: The list or mapping as it is written.
  static func unquotedBrackets(_ node: YAMLNode, source: String) -> Diagnostic {
    let (kind, quoted, bracket) = (Wording.kind(node), Wording.quoted(source), source.prefix(1))
    return Diagnostic(
      .unquotedBrackets,
      LocalizedText("YAML reads `\(source)` as \(kind), not as a string", zh: "YAML 会把 `\(source)` 解析成\(kind)，而不是字符串"),
      at: node.range,
      help: LocalizedText(
        "quote a string that starts with `\(bracket)`: `\(quoted)`", zh: "以 `\(bracket)` 开头的字符串必须加引号：`\(quoted)`"),
      fixIts: [
        .init(
          LocalizedText("quote the string", zh: "给字符串加引号"), replace: node.range, with: quoted,
          isSafe: !source.contains("\n"))
      ])
  }
}
