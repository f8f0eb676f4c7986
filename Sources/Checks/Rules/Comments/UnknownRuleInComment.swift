import Schema
import SourceText

extension LintRule {
  static let unknownRuleInComment = LintRule(
    "unknown-rule-in-comment", .error, isFatal: true, theme: .comments,
    summary: Phrase("a rule in a comment that there is not", zh: "注释里写了不存在的规则"),
    why: Phrase(
      "A misspelt rule silences nothing, or after the next edit not what its author believes.",
      zh: "写错的规则名不会忽略任何问题，作者却以为已经忽略。"),
    bad: [
      """
      message: Gift
      id: 7
      fields:
                            ↓
        # messagegen:ignore mony-as-double -- shown, never added up
                                                        ↓
        amount: double  # messagegen:ignore json-field, no-such-rule
      """,
      """
                               ↓
      # messagegen:ignore-file missing-docs
      message: Gift
      id: 7
      """,
    ],
    good: [
      """
      message: Gift
      id: 7
      fields:
        # messagegen:ignore money-as-double -- shown, never added up
        amount: double
      """
    ],
    .comments { commented in
      let ids = commented.rules.keys.sorted()
      return commented.comments.flatMap(\.ids).filter { commented.rules[$0.value] == nil }.map { .unknown($0, ids) }
    })
}

extension Finding {
  fileprivate static func unknown(_ id: Located<String>, _ ids: [String]) -> Finding {
    guard !id.value.contains(where: \.isWhitespace) else {
      return Finding(
        Phrase("`\(id.value)` is no rule", zh: "`\(id.value)` 不是规则"), at: id.range,
        help: Phrase(
          "write commas between rules, and the reason after `--`", zh: "规则之间用逗号分隔，理由写在 `--` 之后"))
    }
    let near = Spelling.nearest(to: id.value, in: ids)
    return Finding(
      Phrase("there is no rule `\(id.value)`", zh: "没有规则 `\(id.value)`"), at: id.range,
      help: near.map { Phrase("did you mean `\($0)`?", zh: "是不是想写 `\($0)`？") }
        ?? Phrase("`messagegen rules` lists them", zh: "`messagegen rules` 列出所有规则"),
      fixIts: near.map {
        [.init(Phrase("replace with `\($0)`", zh: "替换为 `\($0)`"), replace: id.range, with: $0)]
      } ?? [])
  }
}
