import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the user of a command line or an editor names: paths from the working folder, in the project or elsewhere, and
/// standard input.
extension Workspace {
  /// The path from the configuration's folder of one from the working folder, or of an absolute one; nil: it does not
  /// lie in the project. The file itself need not be there.
  public func path(of given: String) -> String? {
    let trimmed = given.utf8.last == UInt8(ascii: "/") ? String(given.dropLast()) : given
    let (parent, name) = trimmed.folderAndName
    // A link at the end is what the user means, not what it points to.
    let whole =
      ["", ".", ".."].contains(name)
      ? try? Self.realPath(given) : (try? Self.realPath(parent)).map { Self.slashed($0) + name }
    return whole.flatMap { path(ofAbsolute: $0) }
  }

  /// Where the project lies seen from the working folder, with `/` at its end: empty for that itself, `../` and so on
  /// where the command runs inside the project, an absolute path where the project is elsewhere.
  public var prefixFromHere: String {
    let own = Self.slashed(root)
    guard let here = try? Self.realPath(".") else { return own }
    if here == root { return "" }
    let above = Self.slashed(here)
    if root.hasPrefix(above) { return root.dropFirst(above.count) + "/" }
    guard here.hasPrefix(own) else { return own }
    return String(repeating: "../", count: here.dropFirst(own.count).split(separator: "/").count)
  }

  /// Where the project lies seen from a folder, with `/` at its end; empty for the folder itself, nil for what does not
  /// lie in it.
  public func prefix(from folder: String) throws(WorkspaceError) -> String? {
    let start = try Self.realPath(folder)
    if root == start { return "" }
    let prefix = Self.slashed(start)
    return root.hasPrefix(prefix) ? root.dropFirst(prefix.count) + "/" : nil
  }

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

  public static func writeToStandardOutput(_ bytes: [UInt8]) throws(WorkspaceError) {
    if let code = OpenFile.writeAll(bytes, to: STDOUT_FILENO) {
      throw WorkspaceError(cannot: .write, "standard output", errno: code)
    }
  }

  // MARK: Baselines

  public func baseline(at path: String) throws(WorkspaceError) -> [UInt8] {
    let (folder, name) = try location(of: path)
    guard try folder.status(of: name, followingLinks: true) != nil else {
      throw WorkspaceError(
        path, LocalizedText("baseline `\(path)` not found", zh: "找不到基线 `\(path)`"),
        help: LocalizedText(
          "create it with `messagegen lint --write-baseline \(path)`",
          zh: "运行 `messagegen lint --write-baseline \(path)` 创建"))
    }
    return try folder.bytes(of: name)
  }

  /// What a new baseline replaces; nil: nothing, or what cannot be replaced.
  public func replacedBaseline(at path: String) throws(WorkspaceError) -> [UInt8]? {
    let (folder, name) = try location(of: path)
    guard try folder.status(of: name)?.type == .file else { return nil }
    return try folder.bytes(of: name)
  }

  /// Writes it in one step: under its name there is the old one or the new, never a part of it.
  public func write(baseline text: String, to path: String) throws(WorkspaceError) {
    let (folder, name) = try location(of: path)
    let status = try folder.status(of: name)
    if let status, status.type != .file {
      throw WorkspaceError(
        path,
        LocalizedText("`\(path)` is a \(status.type.text), not a file", zh: "`\(path)` 是\(status.type.text)，不是文件"),
        help: LocalizedText("choose another file for the baseline", zh: "为基线换一个文件"))
    }
    let isOutside = self.path(of: path) == nil
    try folder.replace(name, with: Array(text.utf8), permissions: status?.permissions, isShared: isOutside)
  }

  /// The folder of a file, and its name there; a link to a file is resolved, and must not lead out of the project.
  private func location(of path: String) throws(WorkspaceError) -> (folder: Folder, name: String) {
    let isThere = access(path, F_OK) == 0
    let whole = isThere ? try Self.realPath(path) : path
    // What is named outside of the project is meant to be there.
    if isThere, self.path(of: path) != nil { try Self.check(whole, isIn: root, path) }
    let (parent, name) = whole.folderAndName
    return (try Folder(at: Self.realPath(parent), calledHere: parent), name)
  }

  // MARK: Reports

  /// Writes what a command found to wherever the user wants it, which need not be a plain file (`/dev/stderr`).
  public static func write(report: String, to path: String) throws(WorkspaceError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw WorkspaceError(cannot: .write, path, errno: errno) }
    try NewFile(descriptor: file, path: path).fill(Array(report.utf8))
  }

  /// Whether a path of the command line leads to one of those files, whatever it is called there.
  public static func isFile(_ path: String, among paths: [String]) -> Bool {
    guard let file = fileID(of: path) else { return paths.contains(path) }
    return paths.contains { fileID(of: $0) == file }
  }

  /// Whether a path of the command line leads to what messagegen wrote into an output folder, or to its manifest.
  public static func isGenerated(_ path: String) -> Bool {
    let (parent, file) = ((try? realPath(path)) ?? path).folderAndName
    let name = FileName.folded(file)
    guard let absolute = try? realPath(parent), let folder = try? Folder(at: absolute, calledHere: parent),
      let bytes = try? folder.bytes(of: Manifest.name),
      let manifest = try? Manifest(reading: bytes, path: Manifest.name)
    else { return false }
    return name == Manifest.name || manifest.entries.contains { FileName.folded($0.name) == name }
  }

  private static func fileID(of path: String) -> FileStatus.FileID? {
    var status = stat()
    return stat(path, &status) == 0 ? FileStatus(status).fileID : nil
  }

  // MARK: Output folders

  /// A folder by its path from the working folder, which need not be there yet: its path, and the workspace that may
  /// write there. One outside of the project has a workspace of its own.
  public func output(_ given: String) throws(WorkspaceError) -> (workspace: Workspace, path: String) {
    var there = given.utf8.first == UInt8(ascii: "/") ? "/" : "."
    var rest = given.split(separator: "/").map(String.init).filter { $0 != "." }[...]
    while let next = rest.first, access(there + "/" + next, F_OK) == 0 {
      let before = try Self.realPath(there)
      there += "/" + next
      rest.removeFirst()
      let after = try Self.realPath(there)
      if next != "..", Self.isInside(before, root), !Self.isInside(after, root) {
        throw WorkspaceError(
          given, LocalizedText("`\(given)` leads out of the project by a link", zh: "`\(given)` 经由链接指到了项目之外"),
          help: LocalizedText("name the folder that the link leads to", zh: "直接指定链接所指的文件夹"))
      }
    }
    guard !rest.contains("..") else {
      throw WorkspaceError(cannot: .find, given, errno: ENOENT)
    }
    let start = try Self.realPath(there)
    var status = stat()
    guard stat(start, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw WorkspaceError(
        given, LocalizedText("`\(given)` is not a folder", zh: "`\(given)` 不是文件夹"),
        help: LocalizedText("name a folder, which need not be there yet", zh: "指定一个文件夹，可以尚不存在"))
    }
    if Self.isInside(start, root) {
      let inside = start.dropFirst(root.count).split(separator: "/").map(String.init) + rest
      guard inside.isEmpty else { return (self, inside.joined(separator: "/")) }
      throw WorkspaceError(
        given, LocalizedText("`\(given)` is the project's own folder", zh: "`\(given)` 是项目本身的文件夹"),
        help: LocalizedText("name a folder in it", zh: "指定其中的一个文件夹"))
    }
    if rest.isEmpty { try refuseForeign(start, given) }
    let parts = start.split(separator: "/").map(String.init) + rest
    let kept = rest.isEmpty ? parts.count - 1 : parts.count - rest.count
    let outside = "/" + parts[..<max(0, kept)].joined(separator: "/")
    let elsewhere = Workspace(
      configuration: configuration, root: outside, folder: try Folder(at: outside, calledHere: "."))
    return (elsewhere, parts[max(0, kept)...].joined(separator: "/"))
  }

  /// What is in such a folder is somebody else's.
  private func refuseForeign(_ folder: String, _ given: String) throws(WorkspaceError) {
    let home = getenv("HOME").flatMap { try? Self.realPath(String(cString: $0)) }
    guard folder == home || Self.isInside(root, folder) else { return }
    throw WorkspaceError(
      given,
      folder == home
        ? LocalizedText("`\(given)` is your home folder", zh: "`\(given)` 是主目录")
        : LocalizedText("`\(given)` contains the project", zh: "`\(given)` 包含整个项目"),
      help: LocalizedText("name a folder for the pages only", zh: "指定一个只放页面的文件夹"))
  }
}
