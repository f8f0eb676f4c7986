import Evolution
import SourceText

/// What the schemas are compared with.
struct ComparedReleases {
  /// The latest one last.
  let releases: [Release]
  /// The name of the one that the schemas follow; nil: the latest one.
  var base: String?
  /// What was found in them that is no change, such as damage.
  let findings: [Diagnostic]
  /// As the closing line calls them, such as `3 releases`.
  let name: LocalizedText
  /// The files of all ranges in them that are not the project's, the first with the id after the project's last one, under
  /// the names that the readers of a report know them by.
  var files: (ErrorFormat) throws -> [SourceFile] = { _ in [] }
}
