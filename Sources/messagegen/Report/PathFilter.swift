import SourceText

/// Restricts findings to the files and folders that were asked for.
struct PathFilter {
  private let files: Set<SourceFile.ID>?
  /// Whether findings elsewhere are of interest that point into the files.
  private let hasNeighbours: Bool

  /// What stands for standard input among paths.
  static let standardInput = "-"

  /// No paths: everything. A path starts at the configuration's folder or, if nothing is there, at the working folder.
  init(_ paths: [String], in project: Project) throws {
    guard project.unsaved == nil else {
      (files, hasNeighbours) = (project.unsaved.map { [$0] }, false)
      return
    }
    // Without a configuration there is no project that standard input could be a part of.
    let paths = paths.filter { $0 != Self.standardInput }
    let projectFiles = ProjectFiles(workspace: project.workspace, files: project.sources, folder: project.schemaFolder)
    files = paths.isEmpty ? nil : Set(try paths.flatMap { try projectFiles.files(at: $0) })
    hasNeighbours = true
  }

  init(_ paths: [String], of project: ProjectFiles) throws {
    files = paths.isEmpty ? nil : Set(try paths.flatMap { try project.files(at: $0) })
    hasNeighbours = true
  }

  /// Those of the files that were asked for.
  func files(_ all: some Sequence<SourceFile>) -> [SourceFile] {
    guard let files else { return Array(all) }
    return all.filter { files.contains($0.id) }
  }

  /// The findings in the files, and those elsewhere that point into them.
  func findings(_ all: [Diagnostic]) -> [Diagnostic] {
    guard let files else { return all }
    return all.filter { finding in
      let locations = [finding.range] + (hasNeighbours ? finding.notes.compactMap(\.range) : [])
      return locations.contains { files.contains($0.file) }
    }
  }
}
