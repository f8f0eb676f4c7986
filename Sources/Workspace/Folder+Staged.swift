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

  /// Removes the folder of staged files, or whatever stands under its name; links are not followed.
  ///
  /// Asked first, for an unchanged folder may well be one that cannot be written to.
  func removeStaged() throws(WorkspaceError) {
    guard let status = try status(of: Staging.name) else { return }
    guard status.kind == .folder else { return try remove(Staging.name) }
    let staged = try folder(Staging.name, followingLinks: false)
    for entry in try staged.names() {
      guard try staged.status(of: entry)?.kind == .folder else {
        try staged.remove(entry)
        continue
      }
      let part = try staged.folder(entry, followingLinks: false)
      for name in try part.names() { try part.remove(name) }
      try staged.removeEmptyFolder(entry)
    }
    try removeEmptyFolder(Staging.name)
  }

  /// Puts a staged file in its place in one step: under its name stands the old content or the new, never a part of it.
  func place(_ staged: String, as name: String) throws(WorkspaceError) {
    let code = staged.withCString { from in name.withCString { renameat(descriptor, from, descriptor, $0) } }
    guard code == 0 else { throw failure(to: "write", name) }
  }

  private func removeEmptyFolder(_ name: String) throws(WorkspaceError) {
    guard try !removeFolder(name) else { return }
    throw WorkspaceError(pathOf(name), "`\(pathOf(name))` holds what messagegen did not put there", help: "remove it")
  }
}
