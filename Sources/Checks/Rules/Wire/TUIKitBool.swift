import Schema
import SourceText

extension LintRule {
  static let tuikitBool = LintRule(
    "tuikit-bool", nil, theme: .wire,
    .schema { schema in
      schema.tuikitMessages.flatMap { message, _ in
        schema.fieldsInUse(of: message).filter { $0.type.leaf == .bool && $0.encoding == nil }.map { .bool($0) }
      }
    })
}

extension Finding {
  fileprivate static func bool(_ field: Field) -> Finding {
    Finding(
      LocalizedText("`\(field.name)` is encoded as `true` or `false`", zh: "`\(field.name)` 会编码为 `true` 或 `false`"),
      at: field.typeRange, help: LocalizedText("add `encoding: int`", zh: "添加 `encoding: int`"))
  }
}
