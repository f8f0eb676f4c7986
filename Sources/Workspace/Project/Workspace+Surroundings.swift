extension Workspace {
  /// What a folder of the project is most likely compiled by: the nearest Swift package or Xcode project around it.
  public struct Surroundings: Hashable, Sendable {
    public enum Builder: Hashable, Sendable {
      /// With the paths that its manifest names.
      case package(paths: [String])
      /// With its file, if it has but one target that is no test.
      case xcode(onlyTarget: String?)
    }

    public let builder: Builder
    /// The folder of the package or project, an absolute path.
    public let root: String
    /// From there to the folder that was asked about.
    public let path: String
    /// What was read for it: absolute paths of the folder and of what is in it.
    public let inputs: [String]
  }

  /// What is around a folder, which need not be there; nil: nothing in the repository.
  ///
  /// Nothing goes wrong here: what cannot be read tells nothing. Links are not followed.
  public func surroundings(of path: String) -> Surroundings? {
    var below: [Substring] = []
    var above = root.split(separator: "/") + path.split(separator: "/").filter { $0 != "." }
    while true {
      let absolute = "/" + above.joined(separator: "/")
      if let folder = try? Folder(at: absolute, calledHere: absolute) {
        if let (builder, read) = Surroundings.Builder.found(in: folder) {
          return Surroundings(
            builder: builder, root: absolute, path: below.joined(separator: "/"),
            inputs: [absolute] + read.map { absolute + "/" + $0 })
        }
        // What lies above a repository is not about it.
        if (try? folder.status(of: ".git")) != nil { return nil }
      }
      guard let name = above.popLast() else { return nil }
      below.insert(name, at: 0)
    }
  }
}

extension Workspace.Surroundings.Builder {
  /// Nil: there is neither a package nor a project in the folder.
  ///
  /// - Returns: `read`: the paths, from the folder, of what it was read from.
  fileprivate static func found(in folder: Folder) -> (builder: Self, read: [String])? {
    if let manifest = text(of: "Package.swift", in: folder) {
      return (.package(paths: paths(in: manifest)), ["Package.swift"])
    }
    let projects = (try? folder.names())?.filter { $0.hasSuffix(".xcodeproj") } ?? []
    guard let project = projects.first else { return nil }
    guard projects.count == 1 else { return (.xcode(onlyTarget: nil), []) }
    let isAlone = hasOneTarget(project, in: folder)
    let read = [project, project + "/" + projectFile].filter { (try? folder.status(of: $0)) != nil }
    return (.xcode(onlyTarget: isAlone ? project : nil), read)
  }

  private static let projectFile = "project.pbxproj"

  /// Whether a project has exactly one target that is no test.
  private static func hasOneTarget(_ project: String, in folder: Folder) -> Bool {
    guard let inside = try? folder.folder(project, followingLinks: false),
      let bytes = bytes(of: projectFile, in: inside)
    else { return false }
    // Such a file may have a million lines, of which few are about targets.
    let products = bytes.split(separator: UInt8(ascii: "\n")).map { $0.drop { $0 <= UInt8(ascii: " ") } }
      .filter { $0.starts(with: "productType = ".utf8) }.map { String(decoding: $0, as: UTF8.self) }
    return products.count { !$0.contains("unit-test") && !$0.contains("ui-testing") } == 1
  }

  /// Every `path: "…"` of a manifest, whatever it is the path of.
  private static func paths(in manifest: String) -> [String] {
    manifest.matches(of: /\bpath:\s*"([^"\\\n]*)"/).map { String($0.1) }
  }

  private static func text(of name: String, in folder: Folder) -> String? {
    bytes(of: name, in: folder).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Of a regular file of reasonable size.
  private static func bytes(of name: String, in folder: Folder) -> [UInt8]? {
    guard let status = try? folder.status(of: name), status.type == .file, status.size < 32 << 20 else { return nil }
    return try? folder.bytes(of: name)
  }
}
