import SourceText
import Workspace

/// The files of a project, as people name them on the command line.
struct ProjectFiles {
  let workspace: Workspace
  let files: SourceFiles
  /// The folder of the schemas.
  let folder: String

  /// A file, or all in a folder; an error if there is none.
  func files(at path: String) throws -> [SourceFile.ID] {
    for candidate in [path, workspace.path(of: path)] where candidate?.isEmpty == false {
      let projectPath = ProjectPath(candidate ?? "")
      let found = files.filter { ProjectPath($0.path).isInside(projectPath) }
      if !found.isEmpty { return found.map(\.id) }
    }
    throw failure(path)
  }

  /// Those around a file.
  private static func folders(of path: String) -> [String] {
    let parts = path.split(separator: "/").dropLast()
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }

  private func failure(_ path: String) -> Failure {
    let paths = files.map { ProjectPath($0.path).text }
    let near = Spelling.nearest(to: ProjectPath(path).text, in: paths + paths.flatMap(Self.folders))
    let isThere = workspace.isThere(path)
    let schemas = LocalizedText(
      "schemas are the `.yaml` files in `\(folder)`", zh: "schema 是 `\(folder)` 中的 `.yaml` 文件")
    let relative = LocalizedText(
      "\(schemas); paths are relative to `\(workspace.root)`", zh: "\(schemas)；路径相对于 `\(workspace.root)`")
    return Failure(
      message: isThere
        ? LocalizedText("`\(path)` matches no schema of this project", zh: "`\(path)` 不对应本项目的任何 schema")
        : LocalizedText("no such file or folder: `\(path)`", zh: "没有这个文件或文件夹：`\(path)`"),
      help: near.map(Wording.didYouMean) ?? (isThere ? schemas : relative),
      exitCode: ExitCodes.couldNotRun)
  }
}
