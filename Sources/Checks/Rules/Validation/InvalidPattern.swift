import Schema
import SourceText

extension Rule {
  static let invalidPattern = Rule(
    "invalid-pattern", .error,
    summary: Phrase("a pattern that is no regular expression", zh: "不是正则表达式的模式"),
    why: Phrase(
      """
      `NSRegularExpression` refuses the pattern when the first message is validated, in the app. Brackets that do not \
      match and a backslash at the end can be seen here.
      """,
      zh: """
        `NSRegularExpression` 要到 App 里校验第一条消息时才会拒绝它。不配对的括号和末尾的反斜杠在这里就能看出来。
        """),
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
    .constraints { holder, _ in
      let inRules = holder.rules.flatMap { rule -> [Located<Constraint>] in
        if case .field(_, let constraints) = rule.kind { constraints } else { [] }
      }
      return (holder.fields.indices.flatMap { holder.fields[$0].constraints } + inRules).compactMap { constraint in
        guard case .pattern(let pattern) = constraint.value else { return nil }
        return fault(in: pattern).map { .invalid(constraint, $0) }
      }
    })
}

/// What is plainly wrong with a pattern, if anything.
private func fault(in pattern: String) -> Phrase? {
  if pattern.contains("(?x") || pattern.contains("\\Q") { return nil }
  var groups = 0
  var classes = 0
  var characters = pattern[...]
  while let character = characters.popFirst() {
    switch character {
    case "\\":
      if characters.popFirst() == nil { return Phrase("it ends with a backslash", zh: "它以反斜杠结尾") }
    case "[":
      classes += 1
      if characters.first == "^" { characters.removeFirst() }
      if characters.first == "]" { characters.removeFirst() }
    case "]" where classes > 0: classes -= 1
    case "(" where classes == 0: groups += 1
    case ")" where classes == 0:
      if groups == 0 { return Phrase("a `)` has no `(`", zh: "有一个 `)` 没有对应的 `(`") }
      groups -= 1
    default: break
    }
  }
  if classes > 0 { return Phrase("a `[` is not closed", zh: "有一个 `[` 没有闭合") }
  return groups > 0 ? Phrase("a `(` is not closed", zh: "有一个 `(` 没有闭合") : nil
}

extension Finding {
  fileprivate static func invalid(_ constraint: Located<Constraint>, _ fault: Phrase) -> Finding {
    Finding(
      Phrase("this pattern is no regular expression: \(fault)", zh: "这个模式不是正则表达式：\(fault)"), at: constraint.range,
      help: Phrase(
        "close the bracket, or write a literal one with a backslash before it", zh: "闭合括号；要写括号本身，请在前面加反斜杠"))
  }
}
