import SourceText

/// Compares the files that are to be in a folder with those that are there and those that messagegen wrote.
struct FolderComparison {
  typealias Change = WritePlan.Change

  /// Nil: there is none yet.
  private let folder: Folder?
  private let path: String
  /// Where the folder is, absolute.
  private let location: String
  private let version: String
  private let force: Bool
  private let manifest: Manifest
  /// What messagegen wrote, by the names as a case-insensitive disk sees them.
  private let known: [String: [Manifest.Entry]]

  init(folder: Folder?, path: String, at location: String, known manifest: Manifest, version: String, force: Bool) {
    self.folder = folder
    self.path = path
    self.location = location
    self.version = version
    self.force = force
    self.manifest = manifest
    known = Dictionary(grouping: manifest.entries) { FileName.folded($0.name) }
  }

  /// What has to happen for a file to be there.
  func change(for file: GeneratedFile, _ hash: ContentHash) throws(WorkspaceError) -> Change {
    let entries = known[FileName.folded(file.name)] ?? []
    var change = Change(action: .create, reason: .new, folder: path, name: file.name, new: file.bytes)
    guard let folder, let status = try folder.status(of: file.name) else {
      if entries.contains(where: { $0.name == file.name }) { change.reason = .missing }
      return change
    }
    change.status = status
    guard status.type == .file else { return change.turned(.refuse, .inTheWay(status.type.text)) }
    let old = try folder.bytes(of: file.name)
    let holdsIt = old == file.bytes
    // A file that only changed the case of its name is deleted under the old one, so it is written in any case.
    if holdsIt, entries.allSatisfy({ $0.name == file.name }) {
      return Change(action: .unchanged, reason: .upToDate, folder: path, name: file.name)
    }
    change.old = old
    if !holdsIt, isConflict(old, of: file.name, between: entries) { return change.turned(.change, .conflicted) }
    if holdsIt || Self.isOne(of: entries, old) {
      let isOtherVersion = manifest.version != version && !manifest.version.isEmpty
      return change.turned(
        .change, isOtherVersion ? .otherVersion(manifest.version) : .outdated(sources: file.sources))
    }
    // How it would be without the edit.
    let standing = entries.contains { $0.hash == hash } ? Change.Standing.upToDate : .outdated
    return change.turned(force ? .change : .refuse, entries.isEmpty ? .foreign : .edited(standing))
  }

  /// What has to happen to the files that messagegen wrote and that are not among these any more.
  func leftovers(of names: [String], _ departure: Departure) throws(WorkspaceError) -> [Change] {
    guard let folder else { return [] }
    let generated = Set(names)
    var changes: [Change] = []
    for (name, entries) in Dictionary(grouping: manifest.entries, by: \.name) where !generated.contains(name) {
      // What is no file of ours any more is left to its owner, and forgotten.
      guard let status = try folder.status(of: name), status.type == .file else { continue }
      let old = try folder.bytes(of: name)
      let isOurs = Self.isOne(of: entries, old) || isConflict(old, of: name, between: entries)
      let reason = departure.reason(isOurs, sources: entries[0].sources)
      let action = isOurs || force ? Change.Action.delete : .refuse
      changes.append(Change(action: action, reason: reason, folder: path, name: name, old: old, status: status))
    }
    return changes
  }

  /// Whether a text is nothing but a conflict of two that messagegen wrote.
  ///
  /// What git could merge is in it without markers. Then only git still has the sides, as long as the merge is not ended.
  private func isConflict(_ bytes: [UInt8], of name: String, between entries: [Manifest.Entry]) -> Bool {
    guard let text = ConflictedText(bytes) else { return false }
    if [text.ours, text.theirs].allSatisfy({ Self.isOne(of: entries, $0) }) { return true }
    guard let sides = Git(folder: location, revision: "").mergeSides(of: name),
      [sides.ours, sides.theirs].allSatisfy({ Self.isOne(of: entries, $0) })
    else { return false }
    return text.lines.isSubset(of: [sides.base ?? [], sides.ours, sides.theirs].flatMap(ConflictedText.lines))
  }

  private static func isOne(of entries: [Manifest.Entry], _ bytes: [UInt8]) -> Bool {
    let hash = ContentHash(bytes)
    return entries.contains { $0.hash == hash }
  }
}

/// Why files go that messagegen wrote.
enum Departure {
  case notGenerated
  /// Their folder is no output folder any more.
  case abandoned
  /// All are asked to go.
  case cleaned

  fileprivate func reason(_ isOurs: Bool, sources: [String]) -> WritePlan.Change.Reason {
    switch self {
    case .notGenerated: isOurs ? .notGenerated(sources: sources) : .edited(.notGenerated)
    case .abandoned: isOurs ? .abandoned : .edited(.notGenerated)
    case .cleaned: isOurs ? .cleaned(sources: sources) : .edited(.cleaned)
    }
  }
}

extension WritePlan.Change {
  fileprivate func turned(_ action: Action, _ reason: Reason) -> Self {
    var change = self
    (change.action, change.reason) = (action, reason)
    return change
  }
}
