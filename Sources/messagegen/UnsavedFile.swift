import SourceText
import Workspace

/// A schema or the configuration as it is in an editor, which the project is read with instead of the disk's.
struct UnsavedFile {
  /// What a file is called that stands for none on the disk.
  static let name = "<stdin>"

  let bytes: [UInt8]
  /// Of the file that it stands for, as the user wrote it; nil: it is a schema more.
  let path: String?

  /// Its path in the project.
  func path(in workspace: Workspace, schemas: String) throws -> String {
    guard let path else { return Self.name }
    let candidates = [path, workspace.path(of: path)].compactMap { $0 }.map(ProjectPath.init)
    let folder = ProjectPath(schemas)
    guard let projectPath = candidates.first(where: { $0.isInside(folder) && $0.isYAML }) else {
      throw Failure(
        "`\(path)` is not a schema of this project", zh: "`\(path)` 不是本项目的 schema",
        help: LocalizedText(
          "schemas are `.yaml` files in `\(schemas)`, relative to `\(workspace.configuration.path)`",
          zh: "schema 是 `\(schemas)` 中的 `.yaml` 文件，路径相对于 `\(workspace.configuration.path)`"),
        exitCode: ExitCodes.couldNotRun)
    }
    return schemas + "/" + projectPath.text(inside: folder)
  }

  /// Nil: it is no configuration.
  func asConfiguration(of workspace: Workspace) -> SourceFile? {
    let file = workspace.configuration
    return isConfiguration(of: workspace) ? SourceFile(id: file.id, path: file.path, bytes: bytes) : nil
  }

  func isConfiguration(of workspace: Workspace) -> Bool {
    guard let path else { return false }
    let own = ProjectPath(workspace.configuration.path)
    return [path, workspace.path(of: path)].contains { $0.map(ProjectPath.init) == own }
  }
}
