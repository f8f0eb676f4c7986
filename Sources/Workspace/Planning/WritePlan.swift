/// What a run would do to the output folders, decided before anything is done.
public struct WritePlan: Sendable {
  /// One file and what happens to it.
  public struct Change: Sendable {
    public enum Action: String, Sendable { case create, change, unchanged, delete, refuse }

    public internal(set) var action: Action
    public internal(set) var reason: Reason
    /// The path of the folder.
    let folder: String
    let name: String
    /// What it holds; nil: there is no (regular) file, or nothing happens to it.
    public internal(set) var old: [UInt8]?
    /// What it is to hold; nil: it is to go, or nothing happens to it.
    public internal(set) var new: [UInt8]?
    /// Of what is there; nil: nothing does.
    var status: FileStatus?

    /// Relative to the configuration's folder.
    public var path: String { folder + "/" + name }
  }

  /// The changes in one folder, in the order of their names.
  struct FolderPlan: Sendable {
    let path: String
    let changes: [Change]
    /// On the disk; nil: none.
    let oldManifest: [UInt8]?
    let manifestStatus: FileStatus?
    let known: Manifest
    /// What it is to be; nil: it goes too, with the folder if that is then empty.
    let manifest: Manifest?
    /// The bytes of that.
    let newManifest: [UInt8]?
    /// What a killed run left.
    let temporaries: [String]

    /// What happens to the manifest; nil: nothing.
    var manifestChange: Change? {
      guard oldManifest != newManifest else { return nil }
      return Change(
        action: manifest == nil ? .delete : oldManifest == nil ? .create : .change,
        reason: manifestReason, folder: path, name: Manifest.name, old: oldManifest, new: newManifest)
    }

    private var manifestReason: Change.Reason {
      guard let manifest else { return .cleaned(sources: []) }
      let isSame = oldManifest != nil && known.version == manifest.version && known.entries == manifest.entries
      return isSame && known.configurations != manifest.configurations ? .otherConfiguration : .staleManifest
    }

    /// What there is to do.
    var changed: [Change] { changes.filter { $0.action != .unchanged } }
    var written: [Change] { changes.filter { $0.action == .create || $0.action == .change } }
    var deleted: [Change] { changes.filter { $0.action == .delete } }
  }

  let folders: [FolderPlan]

  /// Every file that is generated or was, the manifests left out.
  public var changes: [Change] { folders.flatMap(\.changes) }
  public var refused: [Change] { changes.filter { $0.action == .refuse } }
  /// What happens to the manifests.
  public var manifestChanges: [Change] { folders.compactMap(\.manifestChange) }
  /// The disk is as it should be.
  public var isEmpty: Bool { folders.allSatisfy { $0.changed.isEmpty && $0.manifestChange == nil } }

  /// Both, one after the other.
  public func and(_ other: WritePlan) -> WritePlan { WritePlan(folders: folders + other.folders) }

  public func count(of action: Change.Action) -> Int { changes.count { $0.action == action } }
}
