import Schema
import SourceText

extension LintRule {
  static let tuikitLongInteger = LintRule(
    "tuikit-long-integer", .warning, theme: .wire,
    .schema { schema in
      schema.tuikitMessages.flatMap { message, target in
        schema.longIntegers(of: message).map { .long($0, target) }
      }
    })
}

extension Finding {
  fileprivate static func long(_ field: Field, _ target: Target) -> Finding {
    Finding(
      LocalizedText(
        "`\(field.name)` may exceed the integers that other platforms represent exactly",
        zh: "`\(field.name)` 可能超出其他平台能精确表示的整数范围"),
      at: field.typeRange, notes: [tuikitNote(target)], help: .exactInteger)
  }
}
