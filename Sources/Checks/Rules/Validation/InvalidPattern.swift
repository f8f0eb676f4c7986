import Schema
import SourceText

extension Rule {
  static let invalidPattern = Rule(
    "invalid-pattern", .error,
    summary: "a pattern that is no regular expression",
    why: """
      `NSRegularExpression` refuses the pattern when the first message is validated, in the app. Brackets that do not \
      match and a backslash at the end can be seen here.
      """,
    bad: [
      """
      message: Gift
      id: 7
      fields:
                              ↓
        code: { type: string, pattern: '^([0-9]+$' }
      """
    ],
    good: [
      """
      message: Gift
      id: 7
      fields:
        code: { type: string, pattern: '^(a|[^)(\\]]+|\\))$' }
      """
    ],
    .holder { holder, _ in
      let inRules = holder.rules.flatMap { rule -> [Located<Constraint>] in
        if case .field(_, let constraints) = rule.kind { constraints } else { [] }
      }
      return (holder.fields.flatMap(\.constraints) + inRules).compactMap { constraint in
        guard case .pattern(let pattern) = constraint.value else { return nil }
        return fault(in: pattern).map { .invalid(constraint, $0) }
      }
    })
}

/// What is plainly wrong with a pattern, if anything.
private func fault(in pattern: String) -> String? {
  if pattern.contains("(?x") || pattern.contains("\\Q") { return nil }
  var groups = 0
  var classes = 0
  var characters = pattern[...]
  while let character = characters.popFirst() {
    switch character {
    case "\\":
      if characters.popFirst() == nil { return "it ends with a backslash" }
    case "[":
      classes += 1
      if characters.first == "^" { characters.removeFirst() }
      if characters.first == "]" { characters.removeFirst() }
    case "]" where classes > 0: classes -= 1
    case "(" where classes == 0: groups += 1
    case ")" where classes == 0:
      if groups == 0 { return "a `)` has no `(`" }
      groups -= 1
    default: break
    }
  }
  return classes > 0 ? "a `[` is not closed" : groups > 0 ? "a `(` is not closed" : nil
}

extension Finding {
  fileprivate static func invalid(_ constraint: Located<Constraint>, _ fault: String) -> Finding {
    Finding(
      "this pattern is no regular expression: \(fault)", at: constraint.range,
      help: "close the bracket, or write a literal one with a backslash before it")
  }
}
