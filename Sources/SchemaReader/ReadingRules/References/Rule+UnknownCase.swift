import Schema
import SourceText

extension Rule {
  static let unknownCase = Rule(
    "unknown-case", .error, isConfigurable: false, theme: .references,
    summary: LocalizedText("an unknown enum case", zh: "引用了不存在的 case"),
    why: LocalizedText(
      """
      A condition on a case that does not exist is never true, and such a default cannot be generated. Write case \
      names here, not raw values.
      """,
      zh: "针对不存在的 case 的条件永远不成立，不存在的默认值也无法生成。这里写的是 case 的名称，而不是原始值。"),
    bad: [
      """
      message: Order
      id: 7
      fields:
                                                ↓
        state: { enum: [open, closed], default: opem }
      """,
      """
      message: Order
      id: 7
      fields:
        state: { enum: { open: 1, closed: 2 } }
      layout:
        variants:
                             ↓
          - { when: { state: done }, bubble: false }
      """,
    ],
    good: [
      """
      message: Order
      id: 7
      fields:
        state: { enum: { open: 1, closed: 2 }, default: open }
      layout:
        variants:
          - { when: { state: closed }, bubble: false }
      """
    ])
}

extension Diagnostic {
  static func unknownCase(_ name: Located<String>, of type: EnumType) -> Diagnostic {
    let isRaw = type.cases.first { $0.raw.value.text == name.value }
    return Diagnostic(
      .unknownCase,
      LocalizedText(
        "`\(name.value)` is not a case of `\(type.name)`",
        zh: "`\(type.name)` 没有名为 `\(name.value)` 的 case"),
      name, among: isRaw.map { [$0.name.value] } ?? type.cases.map(\.name.value),
      help: isRaw.map {
        LocalizedText(
          "this is a raw value; use the case `\($0.name.value)`", zh: "这是原始值，对应的 case 是 `\($0.name.value)`")
      })
  }
}

extension EnumType.Raw {
  fileprivate var text: String {
    switch self {
    case .integer(let value): String(value)
    case .string(let value): value
    }
  }
}
