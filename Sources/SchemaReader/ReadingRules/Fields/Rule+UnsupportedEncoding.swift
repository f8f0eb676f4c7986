import Schema
import SourceText

extension Rule {
  static let unsupportedEncoding = Rule(
    "unsupported-encoding", .error, isConfigurable: false, theme: .fields,
    summary: LocalizedText("an `encoding` that does not apply to the type", zh: "`encoding` 与类型不符"),
    why: LocalizedText(
      """
      `encoding` controls how a value is encoded, and not every type supports every encoding: `int` cannot hold a \
      fraction, and bytes have no decimal form.
      """,
      zh: "`encoding` 决定值怎样写出，并非每种类型都能用每种方式：`int` 写不了小数，字节数据也写不成数字字符串。"),
    bad: [
      """
      message: Payment
      id: 15
      fields:
                                        ↓
        rate: { type: double, encoding: int }
                                         ↓
        receipt: { type: data, encoding: string }
      """
    ],
    good: [
      """
      message: Payment
      id: 15
      fields:
        rate: { type: double, encoding: string }
        isPaid: { type: bool, encoding: int }
      """
    ])
}

extension Diagnostic {
  static func unsupportedEncoding(_ encoding: Field.Encoding, type: FieldType, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unsupportedEncoding,
      LocalizedText(
        "`encoding: \(encoding.rawValue)` is not supported for \(type.title)",
        zh: "`encoding: \(encoding.rawValue)` 不适用于\(type.title)"),
      at: range,
      help: encoding == .string
        ? LocalizedText("it is supported for numbers and Booleans", zh: "它适用于数字和布尔值")
        : LocalizedText("it is supported for strings of digits and for Booleans", zh: "它适用于数字组成的字符串和布尔值"))
  }
}
