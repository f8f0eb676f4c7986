import Schema
import SourceText

extension LintRule {
  static let sensitiveInText = LintRule(
    "sensitive-in-text", .warning, theme: .texts,
    summary: LocalizedText("a sensitive field in a text outside the bubble", zh: "气泡以外的文本用了敏感字段"),
    why: LocalizedText(
      """
      A summary is indexed for search, quoted and forwarded; `fallback` is sent in plain text next to the payload. \
      Fields are rarely marked as sensitive in order to appear there.
      """,
      zh: """
        摘要会被搜索索引、被引用、被转发；`fallback` 会在载荷旁边以明文发送。把字段标为敏感的人，很少希望这些地方出现它。
        """),
    bad: [
      """
      message: Code
      id: 7
      fields:
        code: { type: string, sensitive: true }
      texts:
                 ↓
        summary: "[验证码] {code}"
      """,
      """
      message: Code
      id: 7
      fields:
        code: { type: string, sensitive: true }
      layout:
        content:
          button: 发送
          height: 44
                           ↓
          tap: { sendText: "{code}" }
      """,
    ],
    good: [
      """
      message: Code
      id: 7
      fields:
        code: { type: string, sensitive: true }
      texts:
        summary: "[验证码]"
        copy: "{code}"
      """
    ],
    .message { message, _ in
      let texts = message.texts.all.filter { !["push", "copy"].contains($0.key) }.flatMap { key, text in
        text.value.leaves.map { (key: String?.some(key), template: $0.template) }
      }
      let sent = message.taps.compactMap { tap -> (key: String?, template: TextTemplate)? in
        if case .sendText(let template) = tap { (nil, template) } else { nil }
      }
      return (texts + sent).flatMap { key, template in
        template.fields.filter(\.isSensitive).map {
          .sensitive($0, in: template, key.map { LocalizedText.verbatim("`\($0)`") } ?? .textOfTap)
        }
      }
    })
}

extension Finding {
  fileprivate static func sensitive(_ path: FieldPath, in template: TextTemplate, _ textName: LocalizedText) -> Finding
  {
    Finding(
      LocalizedText(
        "`\(path.text)` is sensitive but used in the \(textName)", zh: "`\(path.text)` 是敏感字段，却用在了\(textName)中"),
      at: template.range, help: LocalizedText("remove it from the \(textName)", zh: "从\(textName)中去掉它"))
  }
}

extension LocalizedText {
  fileprivate static let textOfTap = LocalizedText("text sent by a tap", zh: "点击后发送的文本")
}
