import Schema
import SourceText

extension LintRule {
  static let sensitiveInContent = LintRule(
    "sensitive-in-content", .note, theme: .texts,
    .layout { message, _ in
      message.contentElements.flatMap { element -> [Finding] in
        let texts = element.texts.flatMap(\.leaves).flatMap { leaf in
          leaf.template.fields.filter(\.isSensitive).map { Finding.shown($0, leaf.template.range) }
        }
        return texts + element.boundFields.filter(\.isSensitive).map { .shown($0, $0.range) }
      }
    })
}

extension Finding {
  fileprivate static func shown(_ path: FieldPath, _ range: SourceRange) -> Finding {
    Finding(
      LocalizedText("`\(path.text)` is sensitive but shown in the bubble", zh: "`\(path.text)` 是敏感字段，却会显示在气泡里"),
      at: range,
      help: LocalizedText("show it only after a tap", zh: "点击之后再显示"))
  }
}
