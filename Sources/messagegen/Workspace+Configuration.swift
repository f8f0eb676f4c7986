import Schema
import SchemaReader
import SourceText
import Workspace

extension Workspace {
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
}

extension Workspace {
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
