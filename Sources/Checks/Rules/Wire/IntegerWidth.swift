import Schema
import SourceText

extension LintRule {
  static let integerWidth = LintRule(
    "integer-width", .note, theme: .wire,
    .schemaIndex { schemaIndex, _ in
      let fields = schemaIndex.sizedIntegers
      let wide = Dictionary(fields.filter(\.isLongInteger).map { ($0.keyText, $0) }) { first, _ in first }
      return fields.filter { !$0.isLongInteger }.compactMap { field in
        wide[field.keyText].map { .narrow(field, than: $0) }
      }
    })
}

extension Finding {
  fileprivate static func narrow(_ field: Field, than wide: Field) -> Finding {
    Finding(
      "`\(field.keyText)` is 32-bit here but 64-bit elsewhere", zh: "`\(field.keyText)` 在这里是 32 位，在别处是 64 位",
      at: field.typeRange,
      notes: [.init(LocalizedText("declared with 64 bits here", zh: "在这里声明为 64 位"), at: wide.typeRange)],
      help: LocalizedText(
        "if it is the same value, declare the same type everywhere", zh: "如果是同一个值，各处请声明为相同的类型"))
  }
}
