extension Manifest {
  /// Reads a manifest; `path` is what errors call it.
  init(reading bytes: [UInt8], path: String) throws(WorkspaceError) {
    self.init(version: "")
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      let text = String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
      if text.isEmpty { continue }
      if Self.conflictMarkers.contains(where: text.hasPrefix) { throw Self.conflict(path, line: index + 1) }
      if text.utf8.first == UInt8(ascii: "#") {
        try readHeader(text, path: path)
      } else {
        entries.append(try Self.entry(text, path: path, line: index + 1))
      }
    }
  }

  private mutating func readHeader(_ text: String, path: String) throws(WorkspaceError) {
    let words = text.split(separator: " ")
    if words.count > 2, words[1] == "messagegen" { version = String(words[2]) }
    guard text.hasSuffix("(manifest 1)") || !text.contains("(manifest ") else {
      throw WorkspaceError(
        path, "`\(path)` was written by a newer messagegen, \(version)", help: "install that version or a later one")
    }
  }

  private static func entry(_ text: String, path: String, line: Int) throws(WorkspaceError) -> Entry {
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count >= 3, let hash = ContentHash(fields[0]), FileName.problem(in: String(fields[1])) == nil else {
      throw WorkspaceError(
        path, "`\(path)` cannot be read: line \(line) is not a hash, a file name and paths with tabs between",
        help: "restore the file from git; or remove the line, and see `messagegen generate --diff`")
    }
    return Entry(
      name: String(fields[1]), hash: hash, sources: fields.dropFirst(2).filter { !$0.isEmpty }.map(String.init))
  }

  private static let conflictMarkers = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"]

  private static func conflict(_ path: String, line: Int) -> WorkspaceError {
    WorkspaceError(
      path, "`\(path)` has a git conflict marker in line \(line)",
      help: "delete the marker lines, keep the lines of both sides, and run `messagegen generate`")
  }
}
