import SourceText

/// What `git` leaves around the sides of a conflict.
enum MergeMarker: String {
  case start = "<<<<<<<"
  case base = "|||||||"
  case middle = "======="
  case end = ">>>>>>>"

  /// - Parameter word: The first one of a line.
  init?(_ word: String) { self.init(rawValue: word) }
}

extension Diagnostic {
  /// Of the rule for all files in the folder of the releases.
  static func mergeConflict(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      "merge-conflict", .error, LocalizedText("merge conflict marker", zh: "合并冲突标记"), at: range,
      help: LocalizedText("keep the lines of both sides, and remove the markers", zh: "保留双方的行，删除标记"))
  }
}
