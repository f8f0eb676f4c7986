import Schema
import SourceText

extension Rule {
  static let tuikitLongInteger = Rule(
    "tuikit-long-integer", .warning,
    summary: "a number of 64 bits, which TUIKit on Android and in browsers cannot read exactly",
    why: """
      Android's TUIKit and every browser read numbers as `double`: above 9007199254740991 the last digits change. \
      An id then names another order, and iOS, where it is right, is where it was tested.
      """,
    bad: [
      """
      message: Order
      envelope: flat
      id: shop_order
      fields:
                 ↓
        orderId: int64
                                                      ↓
        person?: { object: { account: string, serial: uint64 } }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """
    ],
    good: [
      """
      message: Order
      envelope: flat
      id: shop_order
      fields:
        orderId: { type: int64, wire: string }
        amount: { type: int64, range: 0..100000000 }
        count: int
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """
    ],
    .schema { schema in
      schema.tuikitMessages.flatMap { message, target in
        schema.fieldsInUse(of: message).filter { schema.isLongNumber($0, of: message) }.map { .long($0, target) }
      }
    })
}

extension Finding {
  fileprivate static func long(_ field: Field, _ target: Target) -> Finding {
    Finding(
      "`\(field.name)` may be larger than other platforms read exactly", at: field.typeRange,
      notes: [tuikitNote(target)],
      help: "write it as a text with `wire: string`, or give it a `range` up to 9007199254740991")
  }
}
