import Schema
import SourceText

extension LintRule {
  static let unusedIgnore = LintRule(
    "unused-ignore", .warning, theme: .comments,
    .comments { commented in
      guard commented.isWhole else { return [] }
      let found = Dictionary(grouping: commented.findings, by: \.range.file)
      return commented.comments.compactMap { comment in
        let idle = comment.ids.filter { isIdle($0.value, comment, found[comment.range.file] ?? [], commented) }
        return idle.isEmpty ? nil : .unused(idle, comment)
      }
    })
}

/// Whether the rule finds nothing where the comment is about; nobody knows what a rule that is off would find.
private func isIdle(
  _ id: String, _ comment: IgnoreComment, _ findings: [Diagnostic], _ commented: CommentContext
) -> Bool {
  guard let rule = commented.rules[id], rule.isConfigurable, !rule.isOfBreaking else { return false }
  guard rule.severity(in: commented.schema.configuration) != nil else { return false }
  return !findings.contains { $0.id == id && comment.covers($0.range) }
}

extension Finding {
  fileprivate static func unused(_ idle: [Located<String>], _ comment: IgnoreComment) -> Finding {
    let names = idle.map { "`\($0.value)`" }
    let message =
      comment.scope == .entry(nil)
      ? LocalizedText("this comment applies to nothing", zh: "这条注释没有作用对象")
      : LocalizedText(
        "nothing to suppress: no \(names.joined(separator: " or ")) finding here",
        zh: "这里没有 \(names.joined(separator: "、")) 报告的问题")
    let used = comment.ids.filter { !idle.contains($0) }
    guard let first = comment.ids.first, let last = comment.ids.last, !used.isEmpty else {
      return Finding(
        message, at: comment.range, help: LocalizedText("remove the comment", zh: "删除这条注释"),
        fixIts: [
          .init(LocalizedText("remove the comment", zh: "删除这条注释"), replace: comment.removal, with: "", isSafe: true)
        ])
    }
    let list = used.map(\.value).joined(separator: ", ")
    return Finding(
      message, at: idle[0].range,
      help: LocalizedText("remove \(names.joined(separator: " and "))", zh: "删除 \(names.joined(separator: "、"))"),
      fixIts: [
        .init(
          LocalizedText("keep only `\(list)`", zh: "只保留 `\(list)`"), replace: first.range.through(last.range),
          with: list,
          isSafe: true)
      ])
  }
}
