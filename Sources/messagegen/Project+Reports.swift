import SourceText

extension Project {
  /// The files under the names that the readers of a report know them by.
  ///
  /// A build server starts at the working folder, Xcode wants absolute paths; people read the paths that
  /// messagegen.yaml uses.
  func files(for format: ErrorFormat) throws -> [SourceFile] {
    let prefix =
      switch format {
      case .text, .short: ""
      case .xcode: workspace.root + "/"
      case .json, .sarif, .github, .gitlab, .checkstyle, .junit: try workspace.prefixFromHere
      }
    if prefix.isEmpty { return files }
    return files.map { SourceFile(id: $0.id, path: prefix + $0.path, bytes: $0.bytes) }
  }
}
