#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Folder {
  /// Whether a run is at work here, or was killed.
  var hasStaged: Bool {
    get throws(WorkspaceError) { try status(of: Staging.name) != nil }
  }

  /// Removes the folder of staged files, or what stands under its name and is no folder; links are not followed.
  ///
  /// Asked first, for an unchanged folder may well be one that cannot be written to.
  func removeStaged() throws(WorkspaceError) {
    guard let status = try status(of: Staging.name) else { return }
    guard status.kind == .folder else { return try remove(Staging.name) }
    let staged = try folder(Staging.name, followingLinks: false)
    for entry in try staged.numbers() {
      guard try staged.status(of: entry)?.kind == .folder else {
        try staged.remove(entry)
        continue
      }
      let part = try staged.folder(entry, followingLinks: false)
      for name in try part.numbers() { try part.remove(name) }
      try staged.removeEmptyFolder(entry)
    }
    try removeEmptyFolder(Staging.name)
  }

  /// Moves a file of this folder to a name in another in one step, where it replaces what is there.
  func move(_ name: String, to newName: String, in other: Folder) throws(WorkspaceError) {
    // Lent as they are: an argument that is a string is copied.
    let code = name.withCString { from in newName.withCString { renameat(descriptor, from, other.descriptor, $0) } }
    guard code == 0 else { throw other.failure(to: "write", newName) }
  }

  /// The names in a folder that a run has made: all of them numbers. What is called otherwise is somebody's, who would
  /// lose it.
  private func numbers() throws(WorkspaceError) -> [String] {
    let names = try names()
    if let other = names.first(where: { !Self.isNumber($0) }) {
      throw WorkspaceError(
        pathOf(other), "`\(pathOf(other))` is not messagegen's, but stands in a folder that is", help: "move it away")
    }
    return names
  }

  private static func isNumber(_ name: String) -> Bool {
    // Where a disk has no room for a file's attributes, macOS keeps those of `0` in `._0`.
    let digits = name.utf8.starts(with: "._".utf8) ? name.utf8.dropFirst(2) : name.utf8[...]
    return !digits.isEmpty && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private func removeEmptyFolder(_ name: String) throws(WorkspaceError) {
    guard try !removeFolder(name) else { return }
    throw WorkspaceError(pathOf(name), "`\(pathOf(name))` holds what messagegen did not put there", help: "remove it")
  }
}
