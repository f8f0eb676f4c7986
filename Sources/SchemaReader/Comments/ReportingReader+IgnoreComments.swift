import Language
import Schema
import SourceText
import YAML

extension ReportingReader {
  /// The ignore comments of a file, with the present ids of rules that have been renamed.
  func ignoreComments(of file: SourceFile, _ outcome: Outcome<[YAMLNode]>) -> [IgnoreComment] {
    IgnoreComment.read(file, outcome).map { comment in
      var comment = comment
      comment.ids = comment.ids.map { Located(ruleID($0), $0.range) }
      return comment
    }
  }

  /// The present id of a rule; a finding names it where the old one is written.
  ///
  /// - Parameter others: What else is written there.
  func ruleID(_ id: Located<String>, beside others: [String] = []) -> String {
    guard let new = RenamedRules.ids[id.value] else { return id.value }
    report(.renamedKey(id.value, at: id.range, to: new, isAlone: !others.contains(new)))
    return new
  }
}
