import Schema
import SourceText

extension LintRule {
  static let tuikitLongInteger = LintRule(
    "tuikit-long-integer", .warning, theme: .wire,
    summary: LocalizedText(
      "a 64-bit number, which TUIKit on Android and the web cannot read exactly",
      zh: "64 位的数字，TUIKit 在 Android 和浏览器上无法精确解析"),
    why: LocalizedText(
      """
      TUIKit on Android and every browser read numbers as `double`: above 9007199254740991 the last digits change. \
      An id then refers to another order, and tests on iOS, where it is exact, do not show it.
      """,
      zh: """
        Android 的 TUIKit 和所有浏览器都把数字按 `double` 解析：超过 9007199254740991 时末几位会变。ID 就指向了另\
        一个订单，而测试是在解析无误的 iOS 上做的。
        """),
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
        orderId: { type: int64, encoding: string }
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
