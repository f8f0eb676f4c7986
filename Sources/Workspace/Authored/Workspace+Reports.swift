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

  private static func fileID(of path: String) -> FileStatus.FileID? {
    var status = stat()
    return stat(path, &status) == 0 ? FileStatus(status).fileID : nil
  }
}
