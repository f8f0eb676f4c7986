import SourceText

/// A local Swift package with the runtime, which messagegen writes.
public struct RuntimePackage: Sendable {
  /// The package's folder: its manifest is there, and its podspec.
  public let path: Located<String>
  /// The folder of its sources.
  public var sources: String {
    path.value + (path.value.hasSuffix("/") ? "" : "/") + "Sources/" + RuntimeSource.packageModule
  }

  public init(path: Located<String>) { self.path = path }
}

extension Configuration {
  /// The packages that the targets name, each once.
  public var runtimePackages: [RuntimePackage] {
    var seen: Set<[Substring]> = []
    return targets.compactMap { target in
      guard let runtime = target.runtime, case .package(let path) = runtime.value,
        seen.insert(path.split(separator: "/").filter { $0 != "." }).inserted
      else { return nil }
      return RuntimePackage(path: Located(path, runtime.range))
    }
  }
}
