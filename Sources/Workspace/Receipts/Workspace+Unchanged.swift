import SourceText

extension Workspace {
  /// The plan of a run that has nothing to do, known without generating anything: each output folder has a receipt for
  /// these inputs, and holds every file that its manifest lists, with the content that it lists.
  ///
  /// Nil: that cannot be known in this way, whatever the reason; a plan of what is generated then tells what there is
  /// to do, or what is wrong. Nothing is written or waited for; the folders are locked against runs that write.
  public func unchangedPlan(of inputs: InputDigest, in paths: [String]) -> WritePlan? {
    var folders: [WritePlan.FolderPlan] = []
    for path in paths {
      guard let folder = try? unchangedFolder(path, inputs) else { return nil }
      folders.append(folder)
    }
    return folders.isEmpty ? nil : WritePlan(folders: folders)
  }

  private func unchangedFolder(
    _ path: String, _ inputs: InputDigest
  ) throws(WorkspaceError) -> WritePlan.FolderPlan? {
    guard let folder = try outputFolder(path, making: false), folder.lockIfFree(), try isStillThere(folder),
      // What a killed run left behind is removed by one that may write.
      try !folder.hasStaged, try !hasNewFolder(path),
      let receipt = folder.receipt
    else { return nil }
    let bytes = try folder.bytes(of: Manifest.name)
    guard receipt == Receipt(inputs: inputs, folder: folder.path, manifest: bytes) else { return nil }
    let manifest = try Manifest(reading: bytes, path: folder.pathOf(Manifest.name))
    guard manifest.namesEachFileOnce else { return nil }
    let isThere = try manifest.entries.map { (entry) throws(WorkspaceError) in
      try folder.holds(entry.name, entry.hash)
    }
    guard isThere.allSatisfy({ $0 }) else { return nil }
    return WritePlan.FolderPlan(unchanged: folder, manifest: manifest, bytes: bytes)
  }
}

extension WritePlan.FolderPlan {
  /// All files of a manifest are there.
  fileprivate init(unchanged folder: Folder, manifest: Manifest, bytes: [UInt8]) {
    self.init(
      folder: folder, store: nil, path: folder.path,
      changes: manifest.entries.map {
        WritePlan.Change(
          action: .unchanged, reason: .upToDate, folder: folder.path, name: $0.name)
      },
      oldManifest: bytes, known: manifest, manifest: manifest, newManifest: bytes)
  }
}
