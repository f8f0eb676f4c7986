/// Where a target has the runtime from, if it does not embed it.
public enum RuntimeSource: Sendable {
  /// A local Swift package that messagegen writes; its folder, relative to the configuration's file.
  case package(String)
  /// A module that somebody provides: another target, this project's product, or one of the app's own.
  case module(String)

  /// The one module of the package.
  public static let packageModule = "MessageRuntime"

  /// What generated code imports.
  public var importedModule: String {
    switch self {
    case .package: Self.packageModule
    case .module(let name): name
    }
  }
}
