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
    hasNeighbours = project.unsaved == nil
    // Without a configuration there is no project that standard input could be a part of.
    let paths = paths.filter { $0 != Self.standardInput }
    if let unsaved = project.unsaved {
      files = [unsaved]
    } else {
      files = paths.isEmpty ? nil : Set(try paths.flatMap { try Self.files(at: $0, in: project) })
    }
  }

  private static func files(at path: String, in project: Project) throws -> [SourceFile.ID] {
    for candidate in [path, project.workspace.path(of: path)] where candidate?.isEmpty == false {
      let place = ProjectPath(candidate ?? "")
      let found = project.files.filter { ProjectPath($0.path).isInside(place) }
      if !found.isEmpty { return found.map(\.id) }
    }
    throw failure(path, project)
  }

  private static func failure(_ path: String, _ project: Project) -> Failure {
    let near = Spelling.nearest(to: ProjectPath(path).text, in: project.files.map { ProjectPath($0.path).text })
    let isThere = project.workspace.isThere(path)
    let schemas = "schemas are the `.yaml` files in `\(project.schemaFolder)`"
    return Failure(
      message: isThere ? "no schema of this project is at `\(path)`" : "there is no file or folder `\(path)`",
      help: near.map { "did you mean `\($0)`?" }
        ?? (isThere ? schemas : schemas + "; paths start at `\(project.workspace.root)`"),
      exitCode: ExitCodes.couldNotRun)
  }

  /// The findings in the files, and those elsewhere that point into them.
  func findings(_ all: [Diagnostic]) -> [Diagnostic] {
    guard let files else { return all }
    return all.filter { finding in
      let places = [finding.range] + (hasNeighbours ? finding.notes.compactMap(\.range) : [])
      return places.contains { files.contains($0.file) }
    }
  }
}
