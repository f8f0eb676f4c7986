import Schema
import SourceText

extension LintRule {
  static let malformedIgnore = LintRule(
    "malformed-ignore", .warning, theme: .comments,
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
