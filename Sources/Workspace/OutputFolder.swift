import SourceText

/// An output folder while its files are made; on all cores at once.
///
/// What has to happen to a file is decided as soon as it is there. If it is to be written that is staged; if not, its
/// text is not needed any more.
public final class OutputFolder: Sendable {
  let comparison: FolderComparison
  /// Nil: nothing is to be written.
  let store: Store?
  private let taken = Locked<[File]>([])

  /// What is known of a file that was taken.
  private struct File: Sendable {
    let change: WritePlan.Change
    let entry: Manifest.Entry
  }

  init(_ comparison: FolderComparison, _ store: Store?) {
    self.comparison = comparison
    self.store = store
  }

  /// What happens to the files that were taken, and the entries for them, in the order of the names.
  var inOrder: (changes: [WritePlan.Change], entries: [Manifest.Entry]) {
    let files = taken.withLock { $0 }
    let places = files.placesInByteOrder { $0.entry.name }
    return (places.map { files[$0].change }, places.map { files[$0].entry })
  }

  /// Takes the text of a file of the folder.
  public func take(_ file: GeneratedFile) throws(WorkspaceError) {
    try FileName.check(file.name, in: comparison.path)
    let hash = ContentHash(file.bytes)
    var (change, status) = try comparison.change(for: file, hash)
    let entry = Manifest.Entry(of: file, hash)
    // Noted in any case: that a file cannot be written may be for another one that is one with it on this disk.
    defer { taken.withLock { [change] in $0.append(File(change: change, entry: entry)) } }
    switch (change.action, store) {
    case (.unchanged, _): break
    case (.create, let store?), (.change, let store?):
      change.content = try store.keep(file.bytes, for: file.name, permissions: status.map { UInt32($0.permissions) })
    default: change.content = .text(file.bytes)
    }
  }
}
