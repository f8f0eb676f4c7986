/// One thing done to an output folder; a plan is carried out as a list of them.
enum DiskStep: Sendable {
  /// What a killed run left behind.
  case removeTemporary
  case delete(String)
  case replace(String, with: [UInt8], permissions: UInt32?)

  /// - Parameter temporary: where a new content stands until it is whole; nobody else's meanwhile.
  func perform(in folder: Folder, by temporary: String = Folder.temporaryNames[0]) throws(WorkspaceError) {
    switch self {
    case .removeTemporary:
      // Asked first, for an unchanged folder may well be one that cannot be written to.
      for name in Folder.temporaryNames where try folder.status(of: name) != nil { try folder.remove(name) }
    case .delete(let name): try folder.remove(name)
    case .replace(let name, let bytes, let permissions):
      try folder.replace(name, with: bytes, permissions: permissions.map { .init($0) }, by: temporary)
    }
  }
}

extension WritePlan.FolderPlan {
  /// The steps in an order that may end anywhere; those of a stage may be done in any order, or at once.
  ///
  /// The manifest first names what is there *and* what is to come; so after a kill between any two steps each file
  /// on the disk is one that the manifest knows, and the next run goes on. The last step leaves what is there now.
  /// Deletions come before writes, for a file whose name only changes its case.
  var stages: [[DiskStep]] {
    var stages: [[DiskStep]] = [[.removeTemporary]]
    let changed = changed
    var written = oldManifest
    func write(_ manifest: [UInt8]) {
      guard manifest != written else { return }
      stages.append([.replace(Manifest.name, with: manifest, permissions: nil)])
      written = manifest
    }
    if !changed.isEmpty, let manifest, let new = newManifest {
      write(known.entries.isEmpty ? new : known.union(manifest).bytes)
    }
    stages.append(changed.filter { $0.bytes == nil }.map { .delete($0.name) })
    stages.append(
      changed.compactMap { change in
        change.bytes.map { .replace(change.name, with: $0, permissions: change.permissions) }
      })
    if let newManifest { write(newManifest) } else if oldManifest != nil { stages.append([.delete(Manifest.name)]) }
    return stages
  }
}
