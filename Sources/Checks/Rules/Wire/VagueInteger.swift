import Schema
import SourceText

extension LintRule {
  static let vagueInteger = LintRule(
    "vague-integer", .note, theme: .wire,
    summary: LocalizedText(
      "an `int` that other messages declare as `int64` under the same key", zh: "其他消息用同一个键声明为 `int64` 的 `int`"),
    why: LocalizedText(
      """
      On iOS both have 64 bits. Someone who implements the other side from the schema reads `int` as the 32 bits it \
      has in Java and Kotlin, and rejects the ids that the other message carries.
      """,
      zh: """
        在 iOS 上两者都是 64 位。照着 schema 写另一端的人，会把 `int` 当成 Java 和 Kotlin 中的 32 位，于是拒绝另一种消息带来的同一个 ID。
        """),
    bad: [
      """
      message: Order
      id: 7
      fields:
        orderId: int64
      ---
      message: Refund
      id: 8
      fields:
                 ↓
        orderId: int
      """
    ],
    good: [
      """
      message: Order
      id: 7
      fields:
        orderId: int64
        count: int
      ---
      message: Refund
      id: 8
      fields:
        orderId: int64
        count: int
        index: { type: int, range: 0..99 }
      ---
      message: Page
      id: 9
      fields:
        index: int64
      """
    ],
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
    guard case .range(.some(let lower), .some(let upper)) = self else { return false }
    return !(lower < .integer(Int64(Int32.min))) && !(.integer(Int64(Int32.max)) < upper)
  }
}

extension Finding {
  fileprivate static func vague(_ field: Field, _ other: Field) -> Finding {
    Finding(
      LocalizedText(
        "`\(field.keyText)` is `int` here but `int64` elsewhere", zh: "`\(field.keyText)` 在这里是 `int`，在别处是 `int64`"),
      at: field.typeRange,
      notes: [.init(LocalizedText("declared as `int64` here", zh: "在这里声明为 `int64`"), at: other.typeRange)],
      help: LocalizedText(
        "use `int64` in both, or limit the value with `range`", zh: "两处都用 `int64`，或用 `range` 限制取值"))
  }
}
