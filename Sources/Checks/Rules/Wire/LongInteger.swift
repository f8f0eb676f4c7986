import Schema
import SourceText

extension LintRule {
  static let longInteger = LintRule(
    "long-integer", .note, theme: .wire,
    summary: LocalizedText(
      "a 64-bit number, which JavaScript and other `double`-based decoders round",
      zh: "64 位整数以数字发送，JavaScript 等按 `double` 读取的一方会丢失精度"),
    why: LocalizedText(
      """
      Web pages, mini programs and many servers read every JSON number as a `double`: above 9007199254740991 the \
      last digits change without an error, and the id of an order or user then refers to another one. As a string it \
      is preserved. Sizes, amounts and times do not get that large. Messages of `tuikit` targets are checked by \
      `tuikit-long-integer`.
      """,
      zh: """
        网页、小程序和许多服务器把所有 JSON 数字都按 `double` 解析：超过 9007199254740991 时末尾几位会改变，而且不\
        会报错。订单或用户的 ID 就会指向另一个。写成字符串则保持原样。大小、金额和时间不\
        会有那么大。带有 `tuikit` 的 target 中的消息由 `tuikit-long-integer` 检查。
        """),
    bad: [
      """
      message: Order
      id: 7
      fields:
                 ↓
        orderId: int64
                                                      ↓
        person?: { object: { account: string, serial: uint64 } }
      """
    ],
    good: [
      """
      message: Order
      id: 7
      fields:
        orderId: { type: int64, encoding: string }
        serial: { type: int64, range: 0..100000000 }
        fileLength: int64
        sentAt: { type: timestamp, unit: ms }
        count: int
      """
    ],
    .schemaIndex { schemaIndex, schema in
      guard schemaIndex.sizedIntegers.contains(where: \.isLongInteger) else { return [] }
      return schema.messages.flatMap { message -> [Finding] in
        let long = schema.longIntegers(of: message)
        guard !long.isEmpty, schema.tuikitTarget(of: message) == nil else { return [] }
        return long.filter { !$0.isMeasure }.map { .rounded($0) }
      }
    })
}

extension Field {
  /// By its name a size, an amount or a time, which never needs so many digits.
  fileprivate var isMeasure: Bool { SwiftNames.words(of: name).last.map(measures.contains) ?? false }
}

private let measures: Set<String> = [
  "length", "size", "bytes", "width", "height", "count", "total", "amount", "price", "fee", "balance", "duration",
  "time", "timestamp", "date", "at", "seconds", "milliseconds", "ms",
]

extension Finding {
  fileprivate static func rounded(_ field: Field) -> Finding {
    Finding(
      LocalizedText(
        "`\(field.name)` may exceed the integers that JavaScript represents exactly",
        zh: "`\(field.name)` 可能超出 JavaScript 能精确表示的整数范围"),
      at: field.typeRange,
      help: .exactInteger)
  }
}
