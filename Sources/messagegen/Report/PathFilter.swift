import SourceText

/// Restricts findings to the files and folders that were asked for.
struct PathFilter {
  private let files: Set<SourceFile.ID>?

  /// No paths: everything.
  init(_ paths: [String], files: [SourceFile]) throws {
    var found: Set<SourceFile.ID> = []
    for path in paths {
      let plain = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
      let matches = files.filter { plain.isEmpty || $0.path == plain || $0.path.hasPrefix(plain + "/") }
      guard !matches.isEmpty else {
        let near = Spelling.nearest(to: plain, in: files.map(\.path))
        throw Failure(
          message: "there is no schema `\(path)`", help: near.map { "did you mean `\($0)`?" },
          exitCode: ExitCodes.couldNotRun)
      }
      found.formUnion(matches.map(\.id))
    }
    self.files = paths.isEmpty ? nil : found
  }

  /// Those of the files that were asked for.
  func files(_ all: [SourceFile]) -> [SourceFile] {
    guard let files else { return all }
    return all.filter { files.contains($0.id) }
  }

  /// The findings in the files, and those elsewhere that point into them.
  func findings(_ all: [Diagnostic]) -> [Diagnostic] {
    guard let files else { return all }
    return all.filter { finding in
      ([finding.range] + finding.notes.compactMap(\.range)).contains { files.contains($0.file) }
    }
  }
}
