import Emitters
import Schema
import SourceText
import Workspace

/// An output folder of a configuration, and what it is filled with.
enum Output {
  case target(Target)
  /// The folder of a target's tests of recorded releases.
  case tests(Target, Located<String>)
  /// The folder of a runtime's package.
  case package(RuntimePackage)
  /// The folder of its sources.
  case packageSources(RuntimePackage)

  /// The folder, relative to the configuration's; and what of the configuration asks for it.
  var path: Located<String> {
    switch self {
    case .target(let target): target.path
    case .tests(_, let path): path
    case .package(let package): package.path
    case .packageSources(let package): Located(package.sources, package.path.range)
    }
  }

  /// All that is to be in the folder.
  /// - Parameter examples: nil: no target has tests.
  func files(
    _ schema: Schema, _ templates: UserTemplates, _ examples: ReleaseExamples?
  ) throws -> [GeneratedFile] {
    switch self {
    case .target(let target):
      return try Emitter.emit(schema, target: target, version: Tool.version, userTemplates: templates[target])
    case .tests(let target, _):
      let tests = examples?.tests(for: target, schema) ?? []
      return try Emitter.tests(
        of: tests, schema, target: target, version: Tool.version, userTemplates: templates[target])
    case .package: return RuntimePackageFiles.manifests(version: Tool.version)
    case .packageSources: return RuntimePackageFiles.sources(version: Tool.version)
    }
  }
}

extension Configuration {
  /// Every folder that is written: the targets', in their order, then their tests', then the packages'.
  var outputs: [Output] {
    targets.map { .target($0) } + targets.compactMap { target in target.tests.map { .tests(target, $0) } }
      + runtimePackages.flatMap { [.package($0), .packageSources($0)] }
  }
}
