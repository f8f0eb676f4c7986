import Emitters
import Schema
import SourceText
import Workspace

/// An output folder of a configuration, and what it is filled with.
enum Output {
  case target(Target)
  /// The folder of a runtime's package.
  case package(RuntimePackage)
  /// The folder of its sources.
  case packageSources(RuntimePackage)

  /// The folder, relative to the configuration's; and what of the configuration asks for it.
  var path: Located<String> {
    switch self {
    case .target(let target): target.path
    case .package(let package): package.path
    case .packageSources(let package): Located(package.sources, package.path.range)
    }
  }

  /// All that is to be in the folder.
  func files(_ schema: Schema, _ templates: UserTemplates) throws -> [GeneratedFile] {
    switch self {
    case .target(let target):
      return try Emitter.emit(schema, target: target, version: Tool.version, userTemplates: templates[target])
    case .package: return RuntimePackageFiles.manifests(version: Tool.version)
    case .packageSources: return RuntimePackageFiles.sources(version: Tool.version)
    }
  }
}

extension Configuration {
  /// Every folder that is written: the targets', in their order, then the packages'.
  var outputs: [Output] {
    targets.map { .target($0) } + runtimePackages.flatMap { [.package($0), .packageSources($0)] }
  }
}
