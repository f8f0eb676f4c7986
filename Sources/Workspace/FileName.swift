/// The rules for names in an output folder.
enum FileName {
  /// In bytes; what nearly all file systems allow.
  static let maximumLength = 255

  /// Equal for names that some file system takes for one: letter case and Unicode composition do not count.
  ///
  /// Swift compares strings by canonical equivalence, which takes care of composition.
  static func folded(_ name: String) -> String { name.uppercased().lowercased() }

  /// Why a name may not be used; nil: it may.
  static func problem(in name: String) -> String? {
    if name.isEmpty || name == "." || name == ".." { return "is not a valid file name" }
    if name.utf8.contains(UInt8(ascii: "/")) { return "leads into another folder" }
    if name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return "has a control character" }
    if name.utf8.count > maximumLength { return "is longer than \(maximumLength) bytes" }
    if name.utf8.first == UInt8(ascii: "."), folded(name).hasPrefix(".messagegen") {
      return "is reserved for messagegen's own files"
    }
    return nil
  }

  /// Refuses a name that may not be used.
  static func check(_ name: String, in folder: String) throws(WorkspaceError) {
    guard let problem = problem(in: name) else { return }
    throw WorkspaceError(
      folder + "/" + name, "the file name `\(name)` \(problem)", help: "rename the message")
  }

  /// Refuses names of which two are one on some file system.
  static func checkAreApart(_ names: [String], in folder: String) throws(WorkspaceError) {
    var seen: [String: String] = [:]
    for name in names {
      guard let other = seen.updateValue(name, forKey: folded(name)) else { continue }
      throw WorkspaceError(
        folder + "/" + name,
        "`\(other)` and `\(name)` in `\(folder)` are the same file on case-insensitive file systems",
        help: "rename one of the messages; the names must not differ only in case")
    }
  }
}
