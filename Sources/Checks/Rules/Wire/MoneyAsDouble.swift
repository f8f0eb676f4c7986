import Schema
import SourceText

extension LintRule {
  static let moneyAsDouble = LintRule(
    "money-as-double", .warning, theme: .wire,
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
