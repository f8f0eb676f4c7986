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
      """
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
      ["summary", "accessibility", "fallback"].flatMap { key -> [Finding] in
        let leaves = message.surfaces.all.first { $0.key == key }?.text.leaves ?? []
        return leaves.flatMap { leaf in
          leaf.template.fields.filter(\.isSensitive).map { .sensitive($0, in: leaf.template, key) }
        }
      }
    })
}

extension Finding {
  fileprivate static func sensitive(_ path: FieldPath, in template: TextTemplate, _ key: String) -> Finding {
    Finding(
      "`\(path.text)` is sensitive and stands in the \(key)", at: template.range, help: "write a \(key) without it")
  }
}
