import Schema
import SourceText

extension Rule {
  static let sensitiveInText = Rule(
    "sensitive-in-text", .warning,
    summary: "a sensitive field in a text outside the bubble",
    why: """
      A summary is indexed by search, quoted and forwarded; a fallback is sent in clear beside the payload. Who marks \
      a field as sensitive rarely means these to have it.
      """,
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
      let surfaces = ["summary", "accessibility", "fallback"].flatMap { key -> [(String, TextTemplate)] in
        let leaves = message.surfaces.all.first { $0.key == key }?.text.value.leaves ?? []
        return leaves.map { (key, $0.template) }
      }
      let sent = message.taps.compactMap { tap -> (String, TextTemplate)? in
        if case .sendText(let template) = tap { ("text of a tap", template) } else { nil }
      }
      return (surfaces + sent).flatMap { key, template in
        template.fields.filter(\.isSensitive).map { .sensitive($0, in: template, key) }
      }
    })
}

extension Finding {
  fileprivate static func sensitive(_ path: FieldPath, in template: TextTemplate, _ key: String) -> Finding {
    Finding(
      "`\(path.text)` is sensitive and stands in the \(key)", at: template.range, help: "write a \(key) without it")
  }
}
