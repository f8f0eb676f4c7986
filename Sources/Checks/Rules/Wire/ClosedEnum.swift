import Schema
import SourceText

extension Rule {
  static let closedEnum = Rule(
    "closed-enum", .note,
    summary: "an enumeration that refuses values it does not know",
    why: """
      With `known: true` a message with a new value is invalid in every version that was shipped before. Without it \
      the value is kept as `.unrecognized`, and the app can show something.
      """,
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
    .holder { holder, _ in
      let inRules = holder.rules.flatMap { rule -> [(String, Located<Constraint>)] in
        guard case .field(let path, let constraints) = rule.kind else { return [] }
        return constraints.map { (path.text, $0) }
      }
      let inFields = holder.fields.flatMap { field in field.constraints.map { (field.name, $0) } }
      return (inFields + inRules).filter { $0.1.value == .known }.map { .closed($0.0, $0.1) }
    })
}

extension Finding {
  fileprivate static func closed(_ field: String, _ constraint: Located<Constraint>) -> Finding {
    Finding(
      "a new value of `\(field)` makes the message invalid in every version shipped before", at: constraint.range,
      help: "drop `known`, and show something for `.unrecognized`")
  }
}
