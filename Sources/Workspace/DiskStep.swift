/// One thing done to an output folder; a plan is carried out as a list of them.
enum DiskStep: Sendable {
  /// What a killed run left behind.
  case removeTemporary
  case delete(String)
  case replace(String, with: [UInt8], permissions: UInt32?)

  func perform(in folder: Folder) throws(WorkspaceError) {
    switch self {
    case .removeTemporary:
      // Asked first, for an unchanged folder may well be one that cannot be written to.
      if try folder.status(of: Folder.temporaryName) != nil { try folder.remove(Folder.temporaryName) }
    case .delete(let name): try folder.remove(name)
    case .replace(let name, let bytes, let permissions):
      try folder.replace(name, with: bytes, permissions: permissions.map { .init($0) })
    }
  }
}

extension WritePlan.FolderPlan {
  /// The steps in an order that may end anywhere.
  ///
  /// The manifest first names what is there *and* what is to come; so after a kill between any two steps each file
  /// on the disk is one that the manifest knows, and the next run goes on. The last step leaves what is there now.
  /// Deletions come before writes, for a file whose name only changes its case.
  var steps: [DiskStep] {
    var steps: [DiskStep] = [.removeTemporary]
    let changed = changes.filter { $0.action != .unchanged }
    var written = oldManifest
    func write(_ manifest: [UInt8]) {
      guard manifest != written else { return }
      steps.append(.replace(Manifest.name, with: manifest, permissions: nil))
      written = manifest
    }
    if !changed.isEmpty, let manifest, let new = newManifest {
      write(known.entries.isEmpty ? new : known.union(manifest).bytes)
    }
    for change in changed where change.bytes == nil { steps.append(.delete(change.name)) }
    for change in changed {
      guard let bytes = change.bytes else { continue }
      steps.append(.replace(change.name, with: bytes, permissions: change.permissions))
    }
    if let newManifest { write(newManifest) } else if oldManifest != nil { steps.append(.delete(Manifest.name)) }
    return steps
  }
}
