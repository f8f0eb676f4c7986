import Schema
import SourceText

/// Takes out the findings that the authors' comments suppress.
public struct Suppression: Sendable {
  private let comments: [SourceFile.ID: [IgnoreComment]]
  private let fixed: Set<String>

  /// - Parameter known: the rules of other modules.
  public init(_ schema: Schema, known: @autoclosure () -> [Rule] = []) {
    comments = Dictionary(grouping: schema.ignoreComments, by: \.range.file)
    fixed = comments.isEmpty ? [] : Set(Lint.rules(and: known()).filter { !$0.isConfigurable }.map(\.id))
  }

  /// A finding with several places is suppressed at the one that it is shown at.
  public func remaining(of findings: [Diagnostic]) -> [Diagnostic] {
    comments.isEmpty ? findings : findings.filter { !suppresses($0) }
  }

  private func suppresses(_ finding: Diagnostic) -> Bool {
    guard let comments = comments[finding.range.file], !fixed.contains(finding.id) else { return false }
    return comments.contains { comment in
      comment.ids.contains { $0.value == finding.id } && comment.covers(finding.range)
    }
  }
}
