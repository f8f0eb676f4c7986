import SourceText
import Workspace

/// The files of a project, as people name them on the command line.
struct ProjectFiles {
  let workspace: Workspace
  let files: [SourceFile]
  /// The folder of the schemas.
  let folder: String

  /// A file, or all in a folder; an error if there is none.
  func files(at path: String) throws -> [SourceFile.ID] {
    for candidate in [path, workspace.path(of: path)] where candidate?.isEmpty == false {
      let place = ProjectPath(candidate ?? "")
      let found = files.filter { ProjectPath($0.path).isInside(place) }
      if !found.isEmpty { return found.map(\.id) }
    }
    throw failure(path)
  }

  private func failure(_ path: String) -> Failure {
    let near = Spelling.nearest(to: ProjectPath(path).text, in: files.map { ProjectPath($0.path).text })
    let isThere = workspace.isThere(path)
    let schemas = "schemas are the `.yaml` files in `\(folder)`"
    return Failure(
      message: isThere ? "`\(path)` matches no schema of this project" : "no such file or folder: `\(path)`",
      help: near.map { "did you mean `\($0)`?" }
        ?? (isThere ? schemas : schemas + "; paths are relative to `\(workspace.root)`"),
      exitCode: ExitCodes.couldNotRun)
  }
}
