/// What is in the folder of a project that is about to be; what cannot be read tells nothing.
extension ProjectFolder {
  /// The names in a folder, sorted by their bytes; empty if there is no such folder.
  public func names(in path: String = ".") -> [String] {
    guard let folder = try? folder.folder(path, followingLinks: true), let names = try? folder.names() else {
      return []
    }
    return names.inByteOrder { $0 }
  }

  public func hasFolder(_ path: String) -> Bool {
    (try? folder.status(of: path, followingLinks: true))?.type == .folder
  }

  /// Whether something is under a path.
  public func exists(_ path: String) -> Bool { (try? folder.status(of: path)) != nil }

  /// Nil: there is no such file, or it is larger than such files are.
  public func bytes(of path: String) -> [UInt8]? {
    guard let status = try? folder.status(of: path, followingLinks: true), status.type == .file, status.size < 32 << 20
    else { return nil }
    return try? folder.bytes(of: path)
  }

  /// The path of the folder in its repository, empty for the repository's own; nil: it is in none.
  public var pathInRepository: String? {
    var above = root.split(separator: "/")
    var below: [Substring] = []
    while true {
      let absolute = "/" + above.joined(separator: "/")
      if let folder = try? Folder(at: absolute, calledHere: absolute), (try? folder.status(of: ".git")) != nil {
        return below.joined(separator: "/")
      }
      guard let name = above.popLast() else { return nil }
      below.insert(name, at: 0)
    }
  }
}
