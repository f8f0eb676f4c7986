/// What is compiled as one module with a target's folder, as far as its path and what surrounds it tell.
public struct TargetModule: Hashable, Sendable {
  public enum Builder: Hashable, Sendable { case package, xcode }

  public let builder: Builder
  /// Where the package or the project lies; empty where nobody has looked.
  private let root: String
  /// The module's folder in the package; the project's file, or a folder beside it.
  public let name: String

  /// The target of a Swift package that holds a folder; nil: nothing says which one that is.
  ///
  /// - Parameters:
  ///   - path: of the folder in the package.
  ///   - folders: that the package's manifest names as those of targets.
  public init?(path: String, inPackageAt root: String = "", withFoldersOfTargets folders: [String] = []) {
    let parts = Self.parts(of: path)
    let named = folders.map { Self.parts(of: $0) }.filter { !$0.contains("..") && parts.starts(with: $0) }
    guard let folder = named.max(by: { $0.count < $1.count }) ?? Self.usualFolder(parts) else { return nil }
    builder = .package
    self.root = root
    name = folder.isEmpty ? "." : folder.joined(separator: "/")
  }

  /// The target of an Xcode project that most likely holds a folder: its only one, or the one whose folder lies beside
  /// the project, as Xcode lays out new targets, or in `Sources` or the like there.
  ///
  /// - Parameter project: its file, if the project has but one target that is no test; nil: it has several.
  public init(path: String, inProjectAt root: String, withOneTarget project: String?) {
    builder = .xcode
    self.root = root
    let parts = Self.parts(of: path)
    name = project ?? (Self.usualFolder(parts) ?? Array(parts.prefix(1))).joined(separator: "/")
  }

  private static func parts(of path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }

  /// Where SwiftPM looks for the files of a target whose path the manifest does not name; many Xcode projects are laid
  /// out like that, or with `Targets`.
  private static func usualFolder(_ parts: [Substring]) -> [Substring]? {
    let isUsual = ["Sources", "Source", "src", "srcs", "Tests", "Plugins", "Targets"].contains(parts.first)
    return isUsual && parts.count > 1 ? Array(parts.prefix(2)) : nil
  }
}
