import Schema
import SourceText

extension LintRule {
  static let integerWidth = LintRule(
    "integer-width", .note, theme: .wire,
    summary: Phrase(
      "an integer that other messages declare wider under the same key",
      zh: "其他消息用同一个键声明了更宽的整数"),
    why: Phrase(
      """
      The same key in two messages usually holds the same thing. Where one reads 32 bits and the other 64, the narrow \
      one refuses messages as soon as values grow, with an id that worked for years.
      """,
      zh: """
        两条消息中同名的键通常是同一样东西。一个读 32 位、另一个读 64 位，数值一增长，窄的那个就会拒绝消\
        息，而那个标识多年来一直好用。
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
    .survey { survey, _ in
      let fields = survey.sizedIntegers
      let wide = Dictionary(fields.filter(\.isLongInteger).map { ($0.keyText, $0) }) { first, _ in first }
      return fields.filter { !$0.isLongInteger }.compactMap { field in
        wide[field.keyText].map { .narrow(field, than: $0) }
      }
    })
}

extension Finding {
  fileprivate static func narrow(_ field: Field, than wide: Field) -> Finding {
    Finding(
      Phrase(
        "`\(field.keyText)` has 32 bits here and 64 elsewhere", zh: "`\(field.keyText)` 在这里是 32 位，在别处是 64 位"),
      at: field.typeRange,
      notes: [.init(Phrase("the same key with 64 bits", zh: "64 位的同名键"), at: wide.typeRange)],
      help: Phrase(
        "declare the same type for the same key, if it holds the same thing", zh: "如果是同一样东西，请为同名键声明相同的类型"))
  }
}
