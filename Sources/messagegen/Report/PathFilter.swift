import SourceText

/// Restricts findings to the files and folders that were asked for.
struct PathFilter {
  private let files: Set<SourceFile.ID>?

  /// No paths: everything.
  init(_ paths: [String], files: [SourceFile]) throws {
    var found: Set<SourceFile.ID> = []
    for path in paths {
      let matches = files.filter { Self.matches(path, $0) }
      guard !matches.isEmpty else {
        let near = Spelling.nearest(to: Self.plain(path), in: files.map(\.path))
        throw Failure(
          message: "there is no schema `\(path)`", help: near.map { "did you mean `\($0)`?" },
          exitCode: ExitCodes.couldNotRun)
      }
      found.formUnion(matches.map(\.id))
    }
    self.files = paths.isEmpty ? nil : found
  }

  /// Whether a path names a file or a folder around it.
  static func matches(_ path: String, _ file: SourceFile) -> Bool {
    let plain = plain(path)
    return plain.isEmpty || file.path == plain || file.path.hasPrefix(plain + "/")
  }

  private static func plain(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  /// The findings in the files, and those elsewhere that point into them.
  func findings(_ all: [Diagnostic]) -> [Diagnostic] {
    guard let files else { return all }
    return all.filter { finding in
      ([finding.range] + finding.notes.compactMap(\.range)).contains { files.contains($0.file) }
    }
  }
}
