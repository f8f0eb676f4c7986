import Schema
import SourceText

extension Rule {
  static let integerWidth = Rule(
    "integer-width", .note,
    summary: "an integer that other messages declare wider under the same key",
    why: """
      The same key in two messages usually holds the same thing. Where one reads 32 bits and the other 64, the narrow \
      one refuses messages as soon as values grow, with an id that worked for years.
      """,
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
    .schema { schema in
      let fields = schema.holders.flatMap(\.fields)
      let wide = fields.filter { $0.integer == .int64 || $0.integer == .uint64 }
      let first = Dictionary(wide.map { ($0.key.value, $0) }, uniquingKeysWith: { first, _ in first })
      return fields.filter { $0.integer == .int32 || $0.integer == .uint32 }.compactMap { field in
        first[field.key.value].map { .narrow(field, than: $0) }
      }
    })
}

extension Field {
  /// Its own type or its elements'.
  fileprivate var integer: FieldType.Integer? {
    if case .integer(let integer) = type.leaf { integer } else { nil }
  }
}

extension Finding {
  fileprivate static func narrow(_ field: Field, than wide: Field) -> Finding {
    Finding(
      "`\(field.key.value)` has 32 bits here and 64 elsewhere", at: field.typeRange,
      notes: [.init("the same key with 64 bits", at: wide.typeRange)],
      help: "declare the same type for the same key, if it holds the same thing")
  }
}
