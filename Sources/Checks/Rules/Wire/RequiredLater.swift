import Schema
import SourceText

extension LintRule {
  static let requiredLater = LintRule(
    "required-later", .warning, theme: .wire,
    .composite { type, schema in
      // What is in the record is compared with it.
      if schema.history.names.contains(schema.owner(of: type)) { return [] }
      return type.fields.compactMap { field in
        guard let since = field.declaration.since, since.value != type.declaration.since?.value else { return nil }
        return field.isRequired ? .later(field, since, type) : nil
      }
    })
}

extension Finding {
  fileprivate static func later(_ field: Field, _ since: Located<String>, _ type: CompositeType) -> Finding {
    Finding(
      LocalizedText(
        "`\(field.name)` is required, but messages sent before \(since.value) do not contain it",
        zh: "`\(field.name)` 是必填字段，但 \(since.value) 之前发送的消息里没有它"),
      at: field.nameRange,
      notes: [.init(LocalizedText("added in this version", zh: "从这个版本开始加入"), at: since.range)],
      help: LocalizedText("make it optional, or add a `default`", zh: "改为可选，或添加 `default`"))
  }
}
