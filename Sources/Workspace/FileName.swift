import SourceText

/// The rules for names in an output folder.
enum FileName {
  /// In bytes; what nearly all file systems allow.
  static let maximumLength = 255

  /// Equal for names that some file system takes for one: letter case and Unicode composition do not count.
  ///
  /// Swift compares strings by canonical equivalence, which takes care of composition.
  static func folded(_ name: String) -> String {
    name.hasOnlyBytes { $0 < 0x80 } ? name.lowercased() : name.uppercased().lowercased()
  }

  /// A number that is the same for ASCII names that fold to one, and hardly ever for others (FNV-1a, 64 bits); nil for
  /// names of other letters.
  private static func key(_ name: String) -> UInt64? {
    var key: UInt64 = 0xcbf2_9ce4_8422_2325
    let isASCII = name.hasOnlyBytes { byte in
      let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      key = (key ^ UInt64(isUpper ? byte | 0x20 : byte)) &* 0x100_0000_01b3
      return byte < 0x80
    }
    return isASCII ? key : nil
  }

  /// Why a name may not be used; nil: it may.
  static func problem(in name: String) -> String? {
    if isPlain(name) { return nil }
    if name.isEmpty || name == "." || name == ".." { return "is no name for a file" }
    if name.utf8.contains(UInt8(ascii: "/")) { return "leads into another folder" }
    if name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return "has a control character" }
    if name.utf8.count > maximumLength { return "is longer than \(maximumLength) bytes" }
    if name.utf8.first == UInt8(ascii: "."), folded(name).hasPrefix(".messagegen") {
      return "is reserved for messagegen's own files"
    }
    return nil
  }

  /// Most names have nothing in them that takes a second look.
  private static func isPlain(_ name: String) -> Bool {
    (1...maximumLength).contains(name.utf8.count) && name.utf8.first != UInt8(ascii: ".")
      && name.hasOnlyBytes { $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") }
  }

  /// Refuses a name that may not be used.
  static func check(_ name: String, in folder: String) throws(WorkspaceError) {
    guard let problem = problem(in: name) else { return }
    throw WorkspaceError(
      folder + "/" + name, "the file name `\(name)` \(problem)", help: "rename the message that it is for")
  }

  /// Refuses names of which two are one on some file system.
  static func checkAreApart(_ names: [String], in folder: String) throws(WorkspaceError) {
    let keys = names.map(key)
    if !keys.contains(nil), Set(keys).count == names.count { return }
    guard Set(names.map(folded)).count < names.count else { return }
    var seen: [String: String] = [:]
    for name in names {
      guard let other = seen.updateValue(name, forKey: folded(name)) else { continue }
      throw WorkspaceError(
        folder + "/" + name, "`\(other)` and `\(name)` in `\(folder)` are one file on some disks",
        help: "rename one of the messages: the names must differ in more than upper and lower case")
    }
  }
}
