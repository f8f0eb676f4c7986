#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Names of files that wait, whole or not yet, to be put in their places beside them.
///
/// Whoever has the project's lock owns them all; what a killed run left is removed by the next one that writes there.
enum Temporary {
  private static let prefix = ".messagegen-temporary-"

  static func name(_ number: Int) -> String { prefix + String(number) }

  /// One beside those of an output folder, which may be the same.
  static func authoredName(_ number: Int) -> String { prefix + "new-" + String(number) }

  /// One for a folder where others may be at work without a lock of ours.
  static func ownName(in folder: Folder) throws(WorkspaceError) -> String {
    var number = 0
    func name() -> String { ".messagegen-\(getpid())-\(number)" }
    while try folder.status(of: name()) != nil { number += 1 }
    return name()
  }

  /// Those in a folder.
  static func names(in folder: Folder) throws(WorkspaceError) -> [String] {
    try folder.names().filter { $0.hasPrefix(prefix) }
  }

  /// Removes what a killed run left behind; where nothing is, nothing is written to.
  static func removeAll(in folder: Folder) throws(WorkspaceError) {
    for name in try names(in: folder) { try folder.remove(name) }
  }
}
