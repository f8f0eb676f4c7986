import Schema
import SourceText

extension Rule {
  static let javascriptInteger = Rule(
    "javascript-integer", nil,
    summary: Phrase(
      "a number of 64 bits, whose last digits are lost in browsers", zh: "64 位的数字，在浏览器中会丢失末几位"),
    why: Phrase(
      """
      JavaScript reads numbers as `double`: above 9007199254740991 an id of the server names another order in the web \
      client, and what it forwards has the wrong id for everybody. Turn this on where messages are read in browsers; \
      for targets with TUIKit there is `tuikit-long-integer`.
      """,
      zh: """
        JavaScript 把数字读成 `double`：超过 9007199254740991 时，服务器的标识在网页端会指向另一个订单，\
        网页端转发出去的标识对所有人都是错的。如果消息会在浏览器中读取，请打开此规则；\
        带 TUIKit 的目标由 `tuikit-long-integer` 检查。
        """),
    bad: [
      """
      message: Order
      id: 7
      fields:
                 ↓
        orderId: int64
      """
    ],
    good: [
      """
      message: Order
      id: 7
      fields:
        orderId: { type: int64, wire: string }
        amount: { type: int64, range: 0..100000000 }
      """
    ],
    .schema { schema in
      schema.messages.filter { schema.tuikitTarget(of: $0) == nil }
        .flatMap { schema.longIntegers(of: $0) }.map { .inexact($0) }
    })
}

extension Finding {
  fileprivate static func inexact(_ field: Field) -> Finding {
    Finding(
      Phrase(
        "`\(field.name)` may be larger than JavaScript reads exactly", zh: "`\(field.name)` 可能超出 JavaScript 能精确读取的范围"),
      at: field.typeRange, help: .exactInteger)
  }
}
