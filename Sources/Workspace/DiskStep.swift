/// One thing done to an output folder; a plan is carried out as lists of them.
///
/// None of them takes room on the disk.
enum DiskStep: Sendable {
  case delete(String)
  case place(Staging.File, in: Staging, as: String)
  /// A new folder is there, with all that is in it.
  case name(NewFolder)

  func perform(in folder: Folder) throws(WorkspaceError) {
    switch self {
    case .delete(let name): try folder.remove(name)
    case .place(let file, let staging, let name): try staging.place(file, as: name)
    case .name(let new): try new.takeName()
    }
  }
}

extension WritePlan.FolderPlan {
  /// The steps in an order that may end anywhere, those of one list in any order among them and on all cores at once;
  /// the manifests that they need are staged here.
  ///
  /// The manifest first names what is there *and* what is to come; so after a kill between any two steps each file
  /// on the disk is one that the manifest knows, and the next run goes on. The last step leaves what is there now.
  /// Deletions come before files that are put in place, for a file whose name only changes its case.
  func steps() throws(WorkspaceError) -> [[DiskStep]] {
    switch store {
    case .new(let new):
      if let newManifest { try new.put(newManifest, as: Manifest.name) }
      return [[.name(new)]]
    case .staging(let staging): return try steps(staging)
    case nil: return []
    }
  }

  private func steps(_ staging: Staging) throws(WorkspaceError) -> [[DiskStep]] {
    var steps: [[DiskStep]] = []
    var written = oldManifest
    func write(_ manifest: [UInt8]) throws(WorkspaceError) {
      guard manifest != written else { return }
      steps.append([.place(try staging.stage(manifest, for: Manifest.name), in: staging, as: Manifest.name)])
      written = manifest
    }
    if changes.contains(where: { $0.action != .unchanged }), let manifest, let new = newManifest {
      try write(known.entries.isEmpty ? new : known.text(oldManifest ?? [], announcing: manifest))
    }
    steps.append(indices { $0 == .delete }.map { .delete(changes[$0].name) })
    steps.append(
      changes.indices.compactMap { place in
        if case .staged(let file)? = changes[place].content {
          .place(file, in: staging, as: changes[place].name)
        } else {
          nil
        }
      })
    if let newManifest {
      try write(newManifest)
    } else if oldManifest != nil {
      steps.append([.delete(Manifest.name)])
    }
    return steps
  }
}
