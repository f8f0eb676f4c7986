import Schema
import SourceText

extension Rule {
  static let misfitWire = Rule(
    "misfit-wire", .error, isFatal: true, theme: .fields,
    summary: Phrase("a `wire` that does not fit the type", zh: "`wire` 与类型不符"),
    why: Phrase(
      """
      `wire` says how a value is written, and not each type can be written in each way: there are no digits for \
      a fraction under `int`, and no string of digits for bytes.
      """,
      zh: "`wire` 决定值怎样写出，并非每种类型都能用每种方式：`int` 写不了小数，字节数据也写不成数字字符串。"),
    bad: [
      """
      message: Payment
      id: 15
      fields:
                                    ↓
        rate: { type: double, wire: int }
                                     ↓
        receipt: { type: data, wire: string }
      """
    ],
    good: [
      """
      message: Payment
      id: 15
      fields:
        rate: { type: double, wire: string }
        isPaid: { type: bool, wire: int }
      """
    ])
}

extension Diagnostic {
  static func misfitWire(_ wire: Field.Wire, type: FieldType, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misfitWire,
      Phrase(
        "`wire: \(wire.rawValue)` does not fit \(type.title)", zh: "`wire: \(wire.rawValue)` 不适用于\(type.title)"),
      at: range,
      help: wire == .string
        ? Phrase("it fits numbers and bools", zh: "它适用于数字和布尔值")
        : Phrase("it fits strings of digits and bools", zh: "它适用于数字组成的字符串和布尔值"))
  }
}
