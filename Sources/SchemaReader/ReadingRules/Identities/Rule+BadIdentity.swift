import Schema
import SourceText

extension Rule {
  static let badIdentity = Rule(
    "bad-identity", .error, isFatal: true, theme: .identities,
    summary: Phrase("a value that cannot be an identity", zh: "不能作为标识的值"),
    why: Phrase(
      """
      An identity is an integer of 64 bits or a text, so that every platform compares it in the same way. A bool \
      is written as `true` by one and as `1` by another, and a fraction is rarely equal to itself.
      """,
      zh: "标识是 64 位整数或文本，这样各平台的比较方式才一致。布尔值有的平台写成 `true`，有的写成 `1`；小数则难以精确相等。"),
    bad: [
      """
      message: Gift
          ↓
      id: yes
      """,
      """
      message: Gift
          ↓
      id: 1.5
      """,
      """
      message: Gift
           ↓
      ids: 5
      """,
      """
      message: Gift
          ↓
      id: 99999999999999999999
      """,
    ],
    good: [
      """
      message: Gift
      ids: [5, "1.5", 10..12]
      """
    ])
}

extension Diagnostic {
  static func badIdentity(readsAt range: SourceRange, of identity: Identity) -> Diagnostic {
    Diagnostic(
      .badIdentity,
      Phrase(
        "a message whose first identity has a `_` cannot be read otherwise", zh: "首个标识含 `_` 的消息不能用其他方式读取"),
      at: range, notes: [.init(Phrase("the identity is here", zh: "标识在这里"), at: identity.range)],
      help: Phrase("there would be no value for the `_`: remove `reads`", zh: "那样 `_` 就没有值：删除 `reads`"))
  }
}
