/// Output folders that a configuration had: where a path was changed or a target removed, the old code is still compiled.
extension Workspace {
  /// Those of a kind that manifests list, that are there and no longer among the configured ones.
  ///
  /// Where a path is new, nothing may list the old one but its own manifest: so then all of the project are looked at. A
  /// folder that does not list itself is somebody's copy.
  ///
  /// - Parameter others: those that are emptied anyway.
  func formerFolders(
    _ configured: [KnownFolder], besides others: [KnownFolder] = [], of kind: OutputFolder.Kind
  ) throws(WorkspaceError) -> [String] {
    var listed = Set(configured.filter { $0.known.kind == kind }.flatMap(\.known.folders))
    if configured.contains(where: \.isNew) { collectListed(in: try reopen(""), of: kind, into: &listed) }
    let present = (configured + others).compactMap { $0.folder?.fileID }
    return listed.filter { path in
      guard let folder = (try? outputFolder(path)) ?? nil, !present.contains(where: { $0 == folder.fileID }) else {
        return false
      }
      return ownManifest(in: folder, at: path, of: kind)?.folders.contains(path) == true
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The paths of output folders, as manifests have them.
  static func plain(_ path: String) throws(WorkspaceError) -> String {
    let parts = try parts(of: path)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Hidden folders and links are left out, as is what cannot be read.
  private func collectListed(in folder: Folder, of kind: OutputFolder.Kind, into listed: inout Set<String>) {
    if let manifest = ownManifest(in: folder, at: folder.path, of: kind) { listed.formUnion(manifest.folders) }
    for name in (try? folder.names()) ?? [] where name.utf8.first != UInt8(ascii: ".") {
      // Most names are files': to open those would make an error with its text of each.
      guard (try? folder.status(of: name))?.type == .folder else { continue }
      if let inside = try? folder.folder(name, followingLinks: false) {
        collectListed(in: inside, of: kind, into: &listed)
      }
    }
  }

  /// Nil: there is none of the kind, or it is another configuration's.
  private func ownManifest(in folder: Folder, at path: String, of kind: OutputFolder.Kind) -> Manifest? {
    guard (try? folder.status(of: Manifest.name))??.type == .file, let bytes = try? folder.bytes(of: Manifest.name),
      let manifest = try? Manifest(reading: bytes, path: Manifest.name), manifest.kind == kind,
      let own = try? configuration(from: path), manifest.isOwned(by: own, in: folder)
    else { return nil }
    return manifest
  }
}
