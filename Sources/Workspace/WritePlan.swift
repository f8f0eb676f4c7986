/// What a run would do to the output folders, decided before anything is done.
public struct WritePlan: Sendable {
  /// One file and what happens to it.
  public struct Change: Sendable {
    public enum Action: String, Sendable { case create, change, unchanged, delete, refuse }

    public let action: Action
    public let reason: Reason
    /// The path of the folder.
    let folder: String
    let name: String
    /// What the file is to hold; nil: it is to go, or stays as it is.
    var content: Content?

    /// Relative to the configuration's folder.
    public var path: String { folder + "/" + name }

    enum Content: Sendable {
      /// Nothing is written: the plan is only looked at, or the file is refused.
      case text([UInt8])
      /// It waits in the folder's staging.
      case staged(Staging.File)
      /// The folder is new, and the file in it.
      case inPlace
    }
  }

  /// The changes in one folder, in the order of their names.
  struct FolderPlan: Sendable {
    /// Nil: not there, and the plan is only looked at.
    let folder: Folder?
    /// Nil: the plan is only looked at, or there is nothing to do.
    let store: Store?
    let path: String
    var changes: [Change] = []
    /// On the disk; nil: none.
    let oldManifest: [UInt8]?
    let known: Manifest
    /// What it is to be; nil: it goes too, with the folder if that is then empty.
    let manifest: Manifest?
    /// The bytes of that.
    let newManifest: [UInt8]?

    /// What happens to the manifest; nil: nothing.
    var manifestChange: Change? {
      guard oldManifest != newManifest else { return nil }
      return Change(
        action: manifest == nil ? .delete : oldManifest == nil ? .create : .change,
        reason: manifestReason, folder: path, name: Manifest.name,
        content: newManifest.map { .text($0) })
    }

    private var manifestReason: Change.Reason {
      guard let manifest else { return .cleaned(sources: []) }
      let isSame = oldManifest != nil && known.version == manifest.version && known.entries == manifest.entries
      return isSame && known.configurations != manifest.configurations ? .otherConfiguration : .staleManifest
    }

    /// Where these changes stand; looked at in place, for each is much to copy, and most are of one kind.
    func indices(where isWanted: (Change.Action) -> Bool) -> [Int] {
      changes.indices.filter { isWanted(changes[$0].action) }
    }

    /// What there is to do.
    var changed: [Change] { indices { $0 != .unchanged }.map { changes[$0] } }
  }

  var folders: [FolderPlan]

  /// Every file that is generated or was, the manifests left out.
  public var changes: [Change] { folders.flatMap(\.changes) }
  public var refused: [Change] {
    folders.flatMap { folder in folder.indices { $0 == .refuse }.map { folder.changes[$0] } }
  }
  /// What happens to the manifests.
  public var manifestChanges: [Change] { folders.compactMap(\.manifestChange) }
  /// The disk is as it should be.
  public var isEmpty: Bool {
    folders.allSatisfy { $0.changed.isEmpty && $0.manifestChange == nil }
  }

  public func count(of action: Change.Action) -> Int {
    folders.reduce(0) { $0 + $1.indices { $0 == action }.count }
  }

  /// What the file holds now and what it is to hold; nil where there is no (regular) file.
  public func contents(of change: Change) throws(WorkspaceError) -> (old: [UInt8]?, new: [UInt8]?) {
    let plan = folders.first { $0.path == change.folder }
    var new: [UInt8]?
    switch change.content {
    case .text(let bytes): new = bytes
    case .staged(let file):
      if case .staging(let staging)? = plan?.store { new = try staging.bytes(of: file) }
    case .inPlace: return (nil, try plan?.folder?.bytes(of: change.name))
    case nil: break
    }
    guard let folder = plan?.folder, try folder.status(of: change.name)?.kind == .file else { return (nil, new) }
    return (try folder.bytes(of: change.name), new)
  }
}
