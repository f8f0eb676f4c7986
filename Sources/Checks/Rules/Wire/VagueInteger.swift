import Schema
import SourceText

extension LintRule {
  static let vagueInteger = LintRule(
    "vague-integer", .note, theme: .wire,
    .schemaIndex { schemaIndex, schema in
      let wide = schemaIndex.sizedIntegers.filter { $0.type.integer == .int64 }
      let first = Dictionary(wide.map { ($0.keyText, $0) }) { first, _ in first }
      guard !first.isEmpty else { return [] }
      return schema.compositeTypes.flatMap { type in
        type.fields.indices.compactMap { index in
          guard type.fields[index].type.integer == .int, let other = first[type.fields[index].keyText]
          else { return nil }
          let field = type.fields[index]
          return type.constraints(of: field).contains(where: \.value.fitsInto32Bits) ? nil : .vague(field, other)
        }
      }
    })
}

extension Constraint {
  /// A range of which nobody needs more than 32 bits.
  fileprivate var fitsInto32Bits: Bool {
    Constraint.range(.integer(Int64(Int32.min)), .integer(Int64(Int32.max))).isImplied(by: [self])
  }
}

extension Finding {
  fileprivate static func vague(_ field: Field, _ other: Field) -> Finding {
    Finding(
      "`\(field.keyText)` is `int` here but `int64` elsewhere", zh: "`\(field.keyText)` 在这里是 `int`，在别处是 `int64`",
      at: field.typeRange,
      notes: [.init(LocalizedText("declared as `int64` here", zh: "在这里声明为 `int64`"), at: other.typeRange)],
      help: LocalizedText(
        "use `int64` in both, or limit the value with `range`", zh: "两处都用 `int64`，或用 `range` 限制取值"))
  }
}
