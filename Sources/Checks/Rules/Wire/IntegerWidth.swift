import Schema
import SourceText

extension LintRule {
  static let integerWidth = LintRule(
    "integer-width", .note, theme: .wire,
    summary: LocalizedText(
      "an integer that other messages declare with more bits under the same key",
      zh: "其他消息用同一个键声明了更宽的整数"),
    why: LocalizedText(
      """
      The same key in two messages usually holds the same value. If one reads 32 bits and the other 64, the narrower \
      one starts to reject messages as values grow, years later.
      """,
      zh: """
        两种消息中同名的键通常是同一样东西。一个读 32 位、另一个读 64 位，数值一增长，窄的那个就会拒绝消息，而那个 ID 多年来一直好用。
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
        orderId: int32
      """
    ],
    good: [
      """
      message: Order
      id: 7
      fields:
        orderId: int64
        index: int
      ---
      message: Refund
      id: 8
      fields:
        orderId: int64
        index: int64
        total: int32
      """
    ],
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
      LocalizedText(
        "`\(field.keyText)` is 32-bit here but 64-bit elsewhere", zh: "`\(field.keyText)` 在这里是 32 位，在别处是 64 位"),
      at: field.typeRange,
      notes: [.init(LocalizedText("declared with 64 bits here", zh: "在这里声明为 64 位"), at: wide.typeRange)],
      help: LocalizedText(
        "if it is the same value, declare the same type everywhere", zh: "如果是同一个值，各处请声明为相同的类型"))
  }
}
