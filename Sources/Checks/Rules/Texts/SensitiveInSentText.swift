import Schema
import SourceText

extension LintRule {
  static let sensitiveInSentText = LintRule(
    "sensitive-in-sent-text", .note, theme: .texts,
    .message { message, schema in
      let isSent = schema.configuration.targets.contains { $0.sdks.contains(.nimV2) && $0.has(message) }
      let isField = message.fields.contains { $0.slot?.value == .named("text") }
      guard isSent, !isField, message.texts.fallback == nil, let summary = message.texts.summary else { return [] }
      return summary.value.leaves.flatMap { leaf in
        leaf.template.fields.filter(\.isSensitive).map { .sent($0, in: leaf.template) }
      }
    })
}

extension Finding {
  fileprivate static func sent(_ path: FieldPath, in template: TextTemplate) -> Finding {
    Finding(
      LocalizedText(
        "`\(path.text)` is sensitive but sent in plain text beside the JSON",
        zh: "`\(path.text)` 是敏感字段，却会以明文随 JSON 一起发送"),
      at: template.range, help: LocalizedText("add a `fallback` without it", zh: "写一个不含它的 `fallback`"))
  }
}
