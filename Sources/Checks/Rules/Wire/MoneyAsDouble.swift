import Schema

extension Rule {
  static let moneyAsDouble = Rule(
    "money-as-double", .warning,
    summary: "an amount of money as a binary fraction",
    why: """
      0.1 + 0.2 is not 0.3 in a `double`, and every platform prints it in its own way. Amounts that are compared, \
      added or shown to people belong into integers of the smallest unit, or into text.
      """,
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
      guard field.type.leaf == .double, Names.words(of: field.name).contains(where: moneyWords.contains) else {
        return []
      }
      return [.money(field)]
    })
}

private let moneyWords: Set<String> = [
  "amount", "amounts", "price", "prices", "money", "fee", "fees", "balance", "cost", "payment", "salary", "yuan", "rmb",
  "cny", "usd", "hkd", "eur",
]

extension Finding {
  fileprivate static func money(_ field: Field) -> Finding {
    Finding(
      "`\(field.name)` looks like money, and a `double` does not hold it exactly", at: field.typeRange,
      help: "use `int64` in the smallest unit, or `string`")
  }
}
