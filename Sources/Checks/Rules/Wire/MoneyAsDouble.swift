import Schema
import SourceText

extension LintRule {
  static let moneyAsDouble = LintRule(
    "money-as-double", .warning, theme: .wire,
    summary: LocalizedText(
      "an amount of money stored as `double`",
      zh: "用 `double` 表示的金额"),
    why: LocalizedText(
      """
      In a `double`, 0.1 + 0.2 is not 0.3, and every platform prints it differently. Amounts that are compared, \
      added or displayed should be integers in the smallest currency unit, or strings.
      """,
      zh: """
        在 `double` 中 0.1 + 0.2 不等于 0.3，每个平台的显示也各不相同。需要比较、相加或展示的金额，应当\
        用以最小单位计的整数，或用字符串。
        """),
    bad: [
      """
      message: RedPacket
      id: 5
      fields:
                ↓
        amount: double
      """,
      """
      message: Product
      id: 7
      fields:
                     ↓
        shop_prices: [double]
      """,
    ],
    good: [
      """
      message: RedPacket
      id: 5
      fields:
        amount: { type: int64, doc: In fen. }
        price: string
        latitude: double
      """
    ],
    .field { field, _, _ in
      field.type.leaf == .double && Names.has(anyOf: moneyWords, in: field.name) ? [.money(field)] : []
    })
}

private let moneyWords: Set = [
  "amount", "amounts", "price", "prices", "money", "fee", "fees", "balance", "cost", "payment", "salary", "yuan", "rmb",
  "cny", "usd", "hkd", "eur",
]

extension Finding {
  fileprivate static func money(_ field: Field) -> Finding {
    Finding(
      LocalizedText(
        "`\(field.name)` looks like an amount of money, which `double` cannot represent exactly",
        zh: "`\(field.name)` 像是金额，而 `double` 无法精确表示"), at: field.typeRange,
      help: LocalizedText(
        "use `int64` in the smallest currency unit, or `string`", zh: "改用 `int64`（以最小货币单位计，如分）或 `string`"))
  }
}
