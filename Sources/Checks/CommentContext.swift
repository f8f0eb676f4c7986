import Schema
import SourceText

/// What rules about comments look at: the comments, and everything that they might silence.
struct CommentContext {
  let schema: Schema
  let rules: [String: Rule]
  /// Of all rules that are on.
  let findings: [Diagnostic]

  init(_ schema: Schema, known: [Rule], findings: [Diagnostic]) {
    self.schema = schema
    rules = Dictionary(Lint.rules(and: known).map { ($0.id, $0) }) { first, _ in first }
    self.findings = findings
  }

  var comments: [IgnoreComment] { schema.ignoreComments }

  /// Whether everything could be read: what could not may hold what a comment is there for.
  var isWhole: Bool {
    let lint = Set(Lint.rules.map(\.rule.id))
    return !findings.contains { rules[$0.id]?.isConfigurable == false && !lint.contains($0.id) }
  }
}
