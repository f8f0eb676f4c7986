import Schema
import SourceText

/// Takes out the findings that the authors' comments suppress.
struct Suppression {
  private let comments: [SourceFile.ID: [IgnoreComment]]

  init(_ schema: Schema) { comments = Dictionary(grouping: schema.ignoreComments, by: \.range.file) }

  /// A finding with several locations is suppressed at the one that it is shown at.
  func remaining(of findings: [Diagnostic]) -> [Diagnostic] {
    comments.isEmpty ? findings : findings.filter { !suppresses($0) }
  }

  private func suppresses(_ finding: Diagnostic) -> Bool {
    guard let comments = comments[finding.range.file], RuleCatalog.byID[finding.id]?.isConfigurable != false else {
      return false
    }
    return comments.contains { comment in
      comment.ids.contains { $0.value == finding.id } && comment.covers(finding.range)
    }
  }
}
