#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the user of a command line or an editor means: paths from the working folder, and standard input.
extension Workspace {
  /// The path from the configuration's folder of one from the working folder, or of an absolute one; nil: it does not
  /// lie in the project. The file itself need not be there.
  public func path(of given: String) -> String? {
    let trimmed = given.utf8.last == UInt8(ascii: "/") ? String(given.dropLast()) : given
    let slash = trimmed.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { String(trimmed[trimmed.utf8.index(after: $0)...]) } ?? trimmed
    let whole: String?
    if ["", ".", ".."].contains(name) {
      whole = try? Self.realPath(given)
    } else {
      // A link at the end is what the user means, not what it points to.
      let parent = slash.map { $0 == trimmed.startIndex ? "/" : String(trimmed[..<$0]) } ?? "."
      whole = (try? Self.realPath(parent)).map { $0 == "/" ? $0 + name : $0 + "/" + name }
    }
    guard let whole else { return nil }
    if whole == root { return "." }
    let prefix = root == "/" ? root : root + "/"
    return whole.hasPrefix(prefix) ? String(whole.dropFirst(prefix.count)) : nil
  }

  /// Where the project lies seen from the working folder, with `/` at its end: empty for that itself, `../` and so on
  /// where the command runs inside the project, an absolute path where the project is elsewhere.
  public var prefixFromHere: String {
    guard let here = try? Self.realPath(".") else { return slashed }
    if here == root { return "" }
    let above = here == "/" ? here : here + "/"
    if root.hasPrefix(above) { return root.dropFirst(above.count) + "/" }
    guard here.hasPrefix(slashed) else { return slashed }
    return String(repeating: "../", count: here.dropFirst(slashed.count).split(separator: "/").count)
  }

  /// Where the project lies seen from a folder, with `/` at its end; empty for the folder itself, nil for what does not
  /// lie in it.
  public func prefix(from folder: String) throws(WorkspaceError) -> String? {
    let start = try Self.realPath(folder)
    if root == start { return "" }
    let prefix = start == "/" ? start : start + "/"
    return root.hasPrefix(prefix) ? root.dropFirst(prefix.count) + "/" : nil
  }

  private var slashed: String { root == "/" ? root : root + "/" }

  /// Whether there is something at a path from the configuration's folder or from the working folder.
  public func isThere(_ path: String) -> Bool {
    (try? folder.status(of: path, followingLinks: true)) != nil || access(path, F_OK) == 0
  }

  /// All of standard input, or as much of it as tells that it is too much.
  public static func standardInput(limit: Int = .max) throws(WorkspaceError) -> [UInt8] {
    switch OpenFile.readAll(from: STDIN_FILENO, limit: limit) {
    case .success(let bytes): return bytes
    case .failure(let failure): throw WorkspaceError(cannot: .read, "standard input", errno: failure.code)
    }
  }
}
