import Schema
import SourceText

extension LintRule {
  static let malformedIgnore = LintRule(
    "malformed-ignore", .warning, theme: .comments,
    summary: LocalizedText(
      "an ignore comment with a syntax error", zh: "写法有误的忽略注释"),
    why: LocalizedText(
      "The comment suppresses nothing, but anyone reading it believes that somebody reviewed the finding.",
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
    .comments { $0.comments.compactMap { comment in comment.mistake.map { .mistake($0, in: comment) } } })
}

extension Finding {
  fileprivate static func mistake(_ mistake: IgnoreComment.Mistake, in comment: IgnoreComment) -> Finding {
    let form = LocalizedText(
      "write `# messagegen:ignore rule-id -- reason`", zh: "写成 `# messagegen:ignore rule-id -- reason`")
    switch mistake {
    case .spelling(let edits, let isSafe):
      return Finding(
        LocalizedText("malformed ignore comment; nothing is suppressed", zh: "忽略注释格式错误，不起作用"),
        at: comment.range, help: form,
        fixIts: [.init(LocalizedText("correct the comment", zh: "改正注释"), edits: edits, isSafe: isSafe)])
    case .unknownDirective(let word):
      return Finding(
        LocalizedText("unknown directive `messagegen:\(word)`", zh: "未知的注释指令 `messagegen:\(word)`"), at: comment.range,
        help: LocalizedText(
          "to suppress findings, use `# messagegen:ignore rule-id` or `# messagegen:ignore-file rule-id`",
          zh: "要忽略问题，请用 `# messagegen:ignore rule-id` 或 `# messagegen:ignore-file rule-id`"))
    case .noRules:
      return Finding(
        LocalizedText("this comment names no rule; nothing is suppressed", zh: "这条注释没有写规则 ID，不起作用"),
        at: comment.range, help: form)
    }
  }
}
