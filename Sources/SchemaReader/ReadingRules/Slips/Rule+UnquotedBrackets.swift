import SourceText
import YAML

extension Rule {
  static let unquotedBrackets = Rule(
    "unquoted-brackets", .error, isFatal: true, theme: .slips,
    summary: Phrase("a text that YAML reads as a list or a mapping", zh: "被 YAML 读成列表或映射的文本"),
    why: Phrase(
      """
      `[红包]` is a list of one text to YAML, and `{title}` a mapping without a value. Taking either as the text \
      it was written as would change what the same signs mean elsewhere.
      """,
      zh: "在 YAML 里，`[红包]` 是只有一项的列表，`{title}` 是没有值的映射。如果在这里当作文本，同样的符号在别处就会是另一个意思。"),
    bad: [
      """
      message: RedPacket
      id: 5
      surfaces:
                 ↓
        summary: [红包]
      """,
      """
      message: RedPacket
      id: 5
      fields: { title: string }
      surfaces:
                 ↓
        summary: {title}
      """,
    ],
    good: [
      """
      message: RedPacket
      id: 5
      fields: { title: string }
      surfaces:
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
      Phrase("`\(source)` is \(kind) to YAML, not a text", zh: "对 YAML 来说，`\(source)` 是\(kind)，不是文本"),
      at: node.range,
      help: Phrase(
        "a text that starts with `\(bracket)` must be quoted: `\(quoted)`", zh: "以 `\(bracket)` 开头的文本必须加引号：`\(quoted)`"),
      fixIts: [
        .init(
          Phrase("quote the text", zh: "给文本加引号"), replace: node.range, with: quoted, isSafe: !source.contains("\n"))
      ])
  }
}
