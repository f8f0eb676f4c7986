import Checks
import Schema
import SourceText

/// What comments suppress: there must be something, or nobody would see a mistake in them.
enum IgnoreCommentsCheck {
  static let rules: [Rule] = [.malformedIgnore, .unusedIgnore]

  /// - Parameter found: of all rules that are on.
  static func findings(
    in comments: [IgnoreComment], of configuration: Configuration, beside found: [Diagnostic]
  ) -> [Diagnostic] {
    comments.compactMap { comment in comment.mistake.map { Diagnostic.mistake($0, in: comment) } }
      + unused(comments, configuration, beside: found)
  }

  private static func unused(
    _ comments: [IgnoreComment], _ configuration: Configuration, beside found: [Diagnostic]
  ) -> [Diagnostic] {
    // What could not be read may hold what a comment is there for.
    if comments.isEmpty || found.contains(where: isOfReading) { return [] }
    let found = Dictionary(grouping: found, by: \.range.file)
    return comments.compactMap { comment in
      let beside = found[comment.range.file] ?? []
      let idle = comment.ids.filter { isIdle($0.value, comment, configuration, beside) }
      return idle.isEmpty ? nil : .unused(idle, comment)
    }
  }

  private static func isOfReading(_ finding: Diagnostic) -> Bool {
    guard let rule = RuleCatalog.byID[finding.id] else { return false }
    return !rule.isConfigurable && rule.lint == nil
  }

  /// Whether the rule finds nothing where the comment is about; nobody knows what a rule that is off would find.
  private static func isIdle(
    _ id: String, _ comment: IgnoreComment, _ configuration: Configuration, _ findings: [Diagnostic]
  ) -> Bool {
    guard let rule = RuleCatalog.byID[id], rule.isConfigurable, !rule.isAccepted else { return false }
    guard rule.severity(in: configuration) != nil else { return false }
    return !findings.contains { $0.id == id && comment.covers($0.range) }
  }
}

extension Rule {
  fileprivate static let malformedIgnore = Rule("malformed-ignore", .warning, isSuppressible: false, theme: .comments)
  fileprivate static let unusedIgnore = Rule("unused-ignore", .warning, isSuppressible: false, theme: .comments)
}

extension Diagnostic {
  fileprivate static func mistake(_ mistake: IgnoreComment.Mistake, in comment: IgnoreComment) -> Diagnostic {
    let form = LocalizedText(
      "write `# messagegen:ignore rule-id -- reason`", zh: "写成 `# messagegen:ignore rule-id -- reason`")
    switch mistake {
    case .spelling(let edits, let isSafe):
      return Diagnostic(
        .malformedIgnore, LocalizedText("malformed ignore comment; nothing is suppressed", zh: "忽略注释格式错误，不起作用"),
        at: comment.range, help: form,
        fixIts: [.init(LocalizedText("correct the comment", zh: "改正注释"), edits: edits, isSafe: isSafe)])
    case .unknownDirective(let word):
      return Diagnostic(
        .malformedIgnore,
        LocalizedText("unknown directive `messagegen:\(word)`", zh: "未知的注释指令 `messagegen:\(word)`"), at: comment.range,
        help: LocalizedText(
          "to suppress findings, use `# messagegen:ignore rule-id` or `# messagegen:ignore-file rule-id`",
          zh: "要忽略问题，请用 `# messagegen:ignore rule-id` 或 `# messagegen:ignore-file rule-id`"))
    case .noRules:
      return Diagnostic(
        .malformedIgnore, LocalizedText("this comment names no rule; nothing is suppressed", zh: "这条注释没有写规则 ID，不起作用"),
        at: comment.range, help: form)
    }
  }

  fileprivate static func unused(_ idle: [Located<String>], _ comment: IgnoreComment) -> Diagnostic {
    let names = idle.map { "`\($0.value)`" }
    let message =
      comment.scope == .entry(nil)
      ? LocalizedText("this comment applies to nothing", zh: "这条注释没有作用对象")
      : LocalizedText(
        "nothing to suppress: no \(names.joined(separator: " or ")) finding here",
        zh: "这里没有 \(names.joined(separator: "、")) 报告的问题")
    let used = comment.ids.filter { !idle.contains($0) }
    guard let first = comment.ids.first, let last = comment.ids.last, !used.isEmpty else {
      return Diagnostic(
        .unusedIgnore, message, at: comment.range, help: LocalizedText("remove the comment", zh: "删除这条注释"),
        fixIts: [
          .init(LocalizedText("remove the comment", zh: "删除这条注释"), replace: comment.removal, with: "", isSafe: true)
        ])
    }
    let list = used.map(\.value).joined(separator: ", ")
    return Diagnostic(
      .unusedIgnore, message, at: idle[0].range,
      help: LocalizedText("remove \(names.joined(separator: " and "))", zh: "删除 \(names.joined(separator: "、"))"),
      fixIts: [
        .init(
          LocalizedText("keep only `\(list)`", zh: "只保留 `\(list)`"), replace: first.range.through(last.range),
          with: list,
          isSafe: true)
      ])
  }
}
