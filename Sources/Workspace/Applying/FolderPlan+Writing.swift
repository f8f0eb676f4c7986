/// What a plan of a folder means for who writes it.
extension WritePlan.FolderPlan {
  var hasWork: Bool {
    !changed.isEmpty || manifestChange != nil || !temporaries.isEmpty
  }

  /// Whether more is to be done than to tidy up behind a killed run.
  var isChanging: Bool { manifest == nil || !changed.isEmpty || manifestChange != nil }

  /// What the manifest says while files are put in their places; nil: none are.
  var announcement: [UInt8]? {
    guard !changed.isEmpty, let manifest else { return nil }
    return known.entries.isEmpty
      ? manifest.listing(known.folders).bytes : known.text(oldManifest ?? [], announcing: manifest)
  }

  /// Files that are no longer generated, but are one with a new one on some disks.
  var renamed: [WritePlan.Change] {
    let names = Set(written.map { FileName.folded($0.name) })
    return deleted.filter { names.contains(FileName.folded($0.name)) }
  }
}
