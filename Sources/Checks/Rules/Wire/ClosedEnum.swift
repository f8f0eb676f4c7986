import Schema
import SourceText

extension LintRule {
  static let closedEnum = LintRule(
    "closed-enum", .note, theme: .wire,
    summary: LocalizedText(
      "an enum that rejects unknown values",
      zh: "拒绝未知取值的枚举"),
    why: LocalizedText(
      """
      With `known: true`, a message with a new value is invalid in every version released before. Without it, the \
      value is kept as `.unrecognized`, and the app can still show something.
      """,
      zh: """
        写了 `known: true`，带新取值的消息在所有已发布的版本中都无效。不写时，新取值保留为 \
        `.unrecognized`，app 仍能显示点什么。
        """),
    bad: [
      """
      message: Dice
      id: 7
      fields:
                                                      ↓
        face: { type: enum, enum: { one: 1, two: 2 }, known: true }
      """
    ],
    good: [
      """
      message: Dice
      id: 7
      fields:
        face: { enum: { one: 1, two: 2 } }
      """
    ],
    .constraints { type, _ in
      let inRules = type.rules.flatMap { rule -> [(String, Located<Constraint>)] in
        guard case .field(let path, let constraints) = rule.assertion else { return [] }
        return constraints.map { (path.text, $0) }
      }
      let inFields = type.fields.indices.flatMap { index in
        type.fields[index].constraints.map { (type.fields[index].name, $0) }
      }
      return (inFields + inRules).filter { $0.1.value == .known }.map { .closed($0.0, $0.1) }
    })
}

extension Finding {
  fileprivate static func closed(_ field: String, _ constraint: Located<Constraint>) -> Finding {
    Finding(
      LocalizedText(
        "a new value of `\(field)` makes the message invalid in every released version",
        zh: "`\(field)` 出现新取值时，消息在所有已发布的版本中都会无效"), at: constraint.range,
      help: LocalizedText(
        "remove `known`, and handle `.unrecognized` in the app", zh: "去掉 `known`，并在 App 中处理 `.unrecognized`"))
  }
}
