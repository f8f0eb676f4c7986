import Reports
import Schema
import SchemaReader
import SourceText
import Workspace

extension Workspace {
  /// The project of a configuration. For a command that writes, it is read when no other one writes in it any more; none
  /// begins as long as the result is there.
  ///
  /// - Parameter isWriting: whether the command writes; who only reads waits for nobody.
  static func opened(configuration path: String?, isWriting: Bool) throws(WorkspaceError) -> Workspace {
    let projectFolder = try ProjectFolder(configuration: path)
    if isWriting { lock(projectFolder) }
    return try Workspace(at: projectFolder)
  }

  /// Keeps others that write out of a project for as long as the lock is held.
  static func lock(_ projectFolder: ProjectFolder) {
    guard !projectFolder.lock(waiting: false) else { return }
    let text = LocalizedText(
      "waiting for another messagegen that writes into \(projectFolder.root)",
      zh: "正在等待另一个写入 \(projectFolder.root) 的 messagegen")
    Terminal.write(text.line(in: LanguageChoice.ofCommandLine), to: .error)
    _ = projectFolder.lock(waiting: true)
  }

  /// A configuration with what the disk says of its targets.
  func read(_ file: SourceFile) -> Outcome<ConfigurationDocument> {
    var outcome = SchemaReader.readConfiguration(file)
    // What one target is compiled with is nobody's question.
    guard let targets = outcome.value?.configuration.targets, targets.count > 1 else { return outcome }
    for index in targets.indices {
      outcome.value?.configuration.targets[index].module = surroundings(of: targets[index].path.value).flatMap {
        TargetModule($0)
      }
    }
    return outcome
  }

  /// The schemas of a configuration; the record of releases is none of them.
  func schemas(of configuration: Configuration, mayBeMissing: Bool = false) throws(WorkspaceError) -> [ReadFile] {
    try schemas(
      in: configuration.schemas.value, without: configuration.releasesFolder, mayBeMissing: mayBeMissing)
  }
}

extension TargetModule {
  fileprivate init?(_ surroundings: Workspace.Surroundings) {
    switch surroundings.builder {
    case .package(let paths):
      self.init(path: surroundings.path, inPackageAt: surroundings.root, withFoldersOfTargets: paths)
    case .xcode(let project):
      self.init(path: surroundings.path, inProjectAt: surroundings.root, withOneTarget: project)
    }
  }
}
