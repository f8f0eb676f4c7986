import Schema
import SourceText

extension LintRule {
  static let sensitiveInText = LintRule(
    "sensitive-in-text", .warning, theme: .texts,
    summary: Phrase("a sensitive field in a text outside the bubble", zh: "气泡以外的文本用了敏感字段"),
    why: Phrase(
      """
      A summary is indexed by search, quoted and forwarded; `fallback` is sent in clear beside the payload. Who marks \
      a field as sensitive rarely means these to have it.
      """,
      zh: """
        摘要会被搜索索引、被引用、被转发；`fallback` 会在负载旁边以明文发送。把字段标为敏感的人，很少希望这些地方出\
        现它。
        """),
    bad: [
      """
      message: Code
      id: 7
      fields:
        code: { type: string, sensitive: true }
      surfaces:
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
      surfaces:
        summary: "[验证码]"
        copy: "{code}"
      """
    ],
    .message { message, _ in
      let surfaces = message.surfaces.all.filter { !["push", "copy"].contains($0.key) }.flatMap { key, text in
        text.value.leaves.map { (key: String?.some(key), template: $0.template) }
      }
      let sent = message.taps.compactMap { tap -> (key: String?, template: TextTemplate)? in
        if case .sendText(let template) = tap { (nil, template) } else { nil }
      }
      return (surfaces + sent).flatMap { key, template in
        template.fields.filter(\.isSensitive).map {
          .sensitive($0, in: template, key.map { Phrase.verbatim("`\($0)`") } ?? .textOfTap)
        }
      }
    })
}

extension Finding {
  fileprivate static func sensitive(_ path: FieldPath, in template: TextTemplate, _ place: Phrase) -> Finding {
    Finding(
      Phrase("`\(path.text)` is sensitive and stands in the \(place)", zh: "`\(path.text)` 是敏感字段，却出现在 \(place) 里"),
      at: template.range, help: Phrase("leave it out of the \(place)", zh: "不要把它写进 \(place)"))
  }
}

extension Phrase {
  fileprivate static let textOfTap = Phrase("text of a tap", zh: "点击后发送的文本")
}
