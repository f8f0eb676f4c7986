import Schema
import SourceText

extension LintRule {
  static let misspeltIgnore = LintRule(
    "misspelt-ignore", .warning, theme: .comments,
    summary: Phrase(
      "a comment that is meant to silence a finding, and is not written so", zh: "用来忽略问题的注释写法不对"),
    why: Phrase(
      "It silences nothing; whoever reads it believes that somebody has looked at the finding.",
      zh: "它没有忽略任何问题，读到它的人却以为已经有人看过这个问题。"),
    bad: [
      """
      message: Gift
      id: 7
      fields:
        ↓
        # messagegen: ignore money-as-double -- shown, never added up
        amount: double
      """,
      """
      ↓
      # messagegen:disable missing-doc
      message: Gift
      id: 7
                                       ↓
      fields: { title: string }        # messagegen:ignore
      """,
      """
      ↓
      # messagegen:ignore missing-doc，missing-summary —— 名字已经说明
      message: Gift
      id: 7
      """,
      """
      ↓
      # messagegen:enable missing-doc
      message: Gift
      id: 7
      """,
    ],
    good: [
      """
      # messagegen: see the wiki on how these are written
      message: Gift
      id: 7
      fields:
        amount: double  # messagegen:ignore money-as-double -- shown, never added up
      """
    ],
    .comments { $0.comments.compactMap { comment in comment.slip.map { .slip($0, in: comment) } } })
}

extension Finding {
  fileprivate static func slip(_ slip: IgnoreComment.Slip, in comment: IgnoreComment) -> Finding {
    let form = Phrase("write `# messagegen:ignore rule-id -- reason`", zh: "写成 `# messagegen:ignore rule-id -- reason`")
    switch slip {
    case .spelling(let edits, let isSafe):
      return Finding(
        Phrase("this comment is misspelt, and silences nothing", zh: "这条注释写法有误，不会忽略任何问题"),
        at: comment.range, help: form,
        fixIts: [.init(Phrase("write it so", zh: "改正写法"), edits: edits, isSafe: isSafe)])
    case .unknownDirective(let word):
      return Finding(
        Phrase("there is no comment `messagegen:\(word)`", zh: "没有 `messagegen:\(word)` 这种注释"), at: comment.range,
        help: Phrase(
          "`# messagegen:ignore rule-id` and `# messagegen:ignore-file rule-id` silence findings",
          zh: "忽略问题用 `# messagegen:ignore rule-id` 和 `# messagegen:ignore-file rule-id`"))
    case .noRules:
      return Finding(
        Phrase("this comment names no rule, and silences nothing", zh: "这条注释没有写规则，不会忽略任何问题"),
        at: comment.range, help: form)
    }
  }
}
