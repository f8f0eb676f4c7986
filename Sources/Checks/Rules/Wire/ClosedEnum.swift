import Schema
import SourceText

extension LintRule {
  static let closedEnum = LintRule(
    "closed-enum", .note, theme: .wire,
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
