import Schema
import SourceText

extension LintRule {
  static let sensitiveInText = LintRule(
    "sensitive-in-text", .warning, theme: .texts,
    .message { message, _ in
      let texts = message.texts.all.filter { ![.push, .copy].contains($0.kind) }.flatMap { kind, text in
        text.value.leaves.map { (key: String?.some(kind.rawValue), template: $0.template) }
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
