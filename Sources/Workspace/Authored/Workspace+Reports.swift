#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Workspace {
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
    let whole = (try? realPath(path)) ?? path
    let slash = whole.utf8.lastIndex(of: UInt8(ascii: "/"))
    let parent = slash.map { $0 == whole.startIndex ? "/" : String(whole[..<$0]) } ?? "."
    let name = FileName.folded(slash.map { String(whole[whole.utf8.index(after: $0)...]) } ?? whole)
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
}
