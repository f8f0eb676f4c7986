import Catalog
import Checks
import Schema
import SourceText
import Workspace

/// Where a catalog is written, and the plan of it.
struct DocsOutput {
  let workspace: Workspace
  /// Of the folder, relative to the workspace's.
  let path: String
  /// Whether it is the folder of the configuration, instead of which there may have been another one.
  private let isConfigured: Bool

  /// - Parameter output: what the command line says, from the working folder.
  init(_ output: String?, of project: Project, _ configuration: Configuration) throws {
    let workspace = project.workspace
    let own = configuration.docs.path?.value ?? DocsSettings.standardPath
    if let output {
      (self.workspace, path) = try workspace.output(output)
    } else {
      (self.workspace, path) = (workspace, own)
    }
    isConfigured = self.workspace.root == workspace.root && ProjectPath(path) == ProjectPath(own)
    guard self.workspace.root == workspace.root else { return }
    let folder = ProjectPath(path)
    if folder == ProjectPath(configuration.schemas.value) {
      throw Failure(
        "`\(path)` is the folder of the schemas", zh: "`\(path)` 就是 schema 所在的文件夹", help: Self.anotherFolder,
        exitCode: ExitCodes.couldNotRun)
    }
    for target in configuration.targets
    where ProjectPath(target.path.value).isInside(folder) || folder.isInside(ProjectPath(target.path.value)) {
      throw Failure(
        """
        `\(path)` and the folder of the target `\(target.name.value)`, `\(target.path.value)` \
        (\(project.location(of: target.path.range))), overlap
        """,
        zh: """
          `\(path)` 与 target `\(target.name.value)` 的文件夹 `\(target.path.value)`（\(project.location(of: target.path.range))）重叠
          """,
        help: Self.anotherFolder, exitCode: ExitCodes.couldNotRun)
    }
  }

  private static let anotherFolder = LocalizedText(
    "choose another folder, such as `\(DocsSettings.standardPath)`", zh: "换一个文件夹，如 `\(DocsSettings.standardPath)`")

  /// The catalog that is in the folder of the configuration, in the form that it has there, and what would happen to it;
  /// nil: there is none.
  static func planned(of project: Project) throws -> (path: String, format: DocsFormat, plan: WritePlan)? {
    guard let configuration = project.configuration,
      case let path = configuration.docs.path?.value ?? DocsSettings.standardPath,
      let format = try DocsFormat.allCases.first(where: { format in
        try configuration.docs.languages.contains { language in
          try project.workspace.exists("\(path)/\(language.rawValue)/\(format.indexName)")
        }
      }), let catalog = Catalog(project)
    else { return nil }
    let output = try DocsOutput(nil, of: project, configuration)
    return (path, format, try output.plan(DocsCommand.folders(of: catalog, format), force: false))
  }

  /// What is to be there; what was written for another language or form goes, and so does what is in a former folder.
  func plan(_ folders: [Catalog.Folder], force: Bool) throws -> WritePlan {
    let outputs = folders.map { OutputFolder(path: whole($0.path), files: $0.files) }
    let others = Catalog.outputFolders.filter { name in !folders.contains { $0.path == name } }.map(whole)
    if isConfigured {
      return try workspace.plan(
        allOf: outputs, of: .catalog, emptying: others, version: Tool.version, force: force)
    }
    return try workspace.plan(outputs, version: Tool.version, force: force)
      .and(workspace.cleaningPlan(others, force: force))
  }

  func cleaningPlan(force: Bool) throws -> WritePlan {
    let all = Catalog.outputFolders.map(whole)
    return isConfigured
      ? try workspace.cleaningPlan(allOf: all, of: .catalog, force: force)
      : try workspace.cleaningPlan(all, force: force)
  }

  private func whole(_ name: String) -> String { name.isEmpty ? path : path + "/" + name }
}

extension Catalog {
  /// Of a project without errors.
  init?(_ project: Project, isLive: Bool = false) {
    guard var schema = project.schema, let configuration = project.configuration else { return nil }
    // A record that cannot be read is no matter of pages.
    var read = project
    let releases = (try? read.readReleases())?.releases() ?? []
    schema.history = ReleaseHistory(releases.map { ($0.name, $0.schema) })
    let folder = project.workspace.root.split(separator: "/").last.map(String.init) ?? Tool.name
    let ids = configuration.envelopes.indices.compactMap { index in
      schema.nextFreeID(in: Envelope.ID(index)).map { (index, $0) }
    }
    self.init(
      schema, sources: Array(project.sources),
      options: Options(
        title: configuration.docs.title?.value ?? folder, languages: configuration.docs.languages,
        version: Tool.version, nextIDs: Dictionary(uniqueKeysWithValues: ids), isLive: isLive))
  }
}
