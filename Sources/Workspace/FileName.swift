import SourceText

/// The rules for names in an output folder.
enum FileName {
  /// In bytes; what nearly all file systems allow.
  static let maximumLength = 255

  /// Equal for names that some file system takes for one.
  static func folded(_ name: String) -> String { name.foldedForDisks }

  /// Why a name may not be used; nil: it may.
  static func problem(in name: String) -> LocalizedText? {
    if name.isEmpty || name == "." || name == ".." { return LocalizedText("is not a valid file name", zh: "无效") }
    if name.utf8.contains(UInt8(ascii: "/")) { return LocalizedText("leads into another folder", zh: "指向另一个文件夹") }
    if name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
      return LocalizedText("has a control character", zh: "含有控制字符")
    }
    if name.utf8.count > maximumLength {
      return LocalizedText("is longer than \(maximumLength) bytes", zh: "超过 \(maximumLength) 字节")
    }
    if name.utf8.first == UInt8(ascii: "."), folded(name).hasPrefix(".messagegen") {
      return LocalizedText("is reserved for messagegen's own files", zh: "由 messagegen 保留")
    }
    return nil
  }

  /// Refuses a name that may not be used.
  static func check(_ name: String, in folder: String) throws(WorkspaceError) {
    guard let problem = problem(in: name) else { return }
    throw WorkspaceError(
      folder + "/" + name, "the file name `\(name)` \(problem)", zh: "文件名 `\(name)` \(problem)",
      help: LocalizedText("rename the message", zh: "给消息改名"))
  }

  /// Refuses names of which two are one on some file system.
  static func checkAreApart(_ names: [String], in folder: String) throws(WorkspaceError) {
    var seen: [String: String] = [:]
    for name in names {
      guard let other = seen.updateValue(name, forKey: folded(name)) else { continue }
      throw WorkspaceError(
        folder + "/" + name,
        "`\(other)` and `\(name)` in `\(folder)` are the same file on case-insensitive file systems",
        zh: "在不区分大小写的文件系统上，`\(folder)` 中的 `\(other)` 和 `\(name)` 是同一个文件",
        help: LocalizedText(
          "rename one of the messages; the names must not differ only in case", zh: "给其中一种消息改名；名称不能只有大小写不同"))
    }
  }
}
