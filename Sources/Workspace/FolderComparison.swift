import SourceText

/// Compares the files that are to be in a folder with those that are there and those that messagegen wrote.
struct FolderComparison: Sendable {
  typealias Change = WritePlan.Change

  /// Nil: there is none yet.
  let folder: Folder?
  let path: String
  let version: String
  let force: Bool
  private let knownVersion: String
  /// Nothing is there, so that no file has to be looked for.
  private let isEmpty: Bool
  /// What messagegen wrote.
  private let known: KnownFiles

  init(folder: Folder?, path: String, known manifest: Manifest, version: String, force: Bool) {
    self.folder = folder
    self.path = path
    self.version = version
    self.force = force
    knownVersion = manifest.version
    isEmpty = folder.map { manifest.entries.isEmpty && (try? $0.names())?.isEmpty == true } ?? true
    known = KnownFiles(manifest)
  }

  /// What has to happen for a file to be there, and what stands in its place now.
  func change(for file: GeneratedFile, _ hash: ContentHash) throws(WorkspaceError) -> (Change, FileStatus?) {
    let entries = known.entries(for: file.name)
    guard !isEmpty, let folder, let (status, holdsIt) = try folder.compare(file.name, with: file.bytes) else {
      return (self.change(file.name, .create, entries.contains { $0.name == file.name } ? .missing : .new), nil)
    }
    func change(_ action: Change.Action, _ reason: Change.Reason) -> (Change, FileStatus?) {
      (self.change(file.name, action, reason), status)
    }
    guard status.kind == .file else { return change(.refuse, .inTheWay(status.kind.rawValue)) }
    // A file that only changed the case of its name is deleted under the old one, so it is written in any case.
    if holdsIt, entries.allSatisfy({ $0.name == file.name }) { return change(.unchanged, .upToDate) }
    if try holdsIt ? true : isOneOf(entries, folder, file.name) {
      let isOtherVersion = knownVersion != version && !knownVersion.isEmpty
      return change(.change, isOtherVersion ? .otherVersion(knownVersion) : .outdated(sources: file.sources))
    }
    // How it would stand without the edit.
    let standing = entries.contains { $0.hash == hash } ? Change.Standing.upToDate : .outdated
    return change(force ? .change : .refuse, entries.isEmpty ? .foreign : .edited(standing))
  }

  /// What has to happen to the files that messagegen wrote and no longer generates; `cleaning`: or never shall again.
  ///
  /// - Parameter names: what is generated, in byte order.
  func leftovers(of names: [String], cleaning: Bool) throws(WorkspaceError) -> [Change] {
    guard let folder else { return [] }
    let gone = known.entries(beside: names)
    var changes: [Change] = []
    for (name, entries) in Dictionary(grouping: gone, by: \.name) {
      guard let status = try folder.status(of: name) else { continue }
      // What is no file of ours any more is left to its owner, and forgotten.
      guard status.kind == .file else { continue }
      let isOurs = try isOneOf(entries, folder, name)
      let sources = entries[0].sources
      let reason: Change.Reason =
        switch (isOurs, cleaning) {
        case (true, true): .cleaned(sources: sources)
        case (true, false): .notGenerated(sources: sources)
        case (false, true): .edited(.cleaned)
        case (false, false): .edited(.notGenerated)
        }
      changes.append(change(name, isOurs || force ? .delete : .refuse, reason))
    }
    return changes
  }

  private func isOneOf(_ entries: [Manifest.Entry], _ folder: Folder, _ name: String) throws(WorkspaceError) -> Bool {
    let hash = ContentHash(try folder.bytes(of: name))
    return entries.contains { $0.hash == hash }
  }

  private func change(_ name: String, _ action: Change.Action, _ reason: Change.Reason) -> Change {
    Change(action: action, reason: reason, folder: path, name: name)
  }
}
