/// Names of files that wait, whole or not yet, to be put in their places beside them.
///
/// Whoever has the project's lock owns them all; what a killed run left is removed by the next one that writes there.
enum Temporary {
  private static let prefix = ".messagegen-temporary-"

  static func name(_ number: Int) -> String { prefix + String(number) }

  /// Those in a folder.
  static func names(in folder: Folder) throws(WorkspaceError) -> [String] {
    try folder.names().filter { $0.hasPrefix(prefix) }
  }

  /// Removes what a killed run left behind; where nothing is, nothing is written to.
  static func removeAll(in folder: Folder) throws(WorkspaceError) {
    for name in try names(in: folder) { try folder.remove(name) }
  }
}
