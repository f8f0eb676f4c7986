import SourceText

/// Where new contents wait until all of them are there and nothing is refused.
enum Store: Sendable {
  /// In an output folder that is there.
  case staging(Staging)
  /// In their places already, in a folder that is not.
  case new(NewFolder)

  /// For a folder that is locked for writing; nil: there is none.
  init?(of place: Workspace.OutputPlace) throws(WorkspaceError) {
    guard let folder = place.folder else { return nil }
    self = if let new = place.new { .new(new) } else { .staging(try Staging(in: folder)) }
  }

  /// Takes a content that is to stand under a name.
  func keep(
    _ bytes: [UInt8], for name: String, permissions: UInt32?
  ) throws(WorkspaceError) -> WritePlan.Change.Content {
    switch self {
    case .staging(let staging): return .staged(try staging.stage(bytes, for: name, permissions: permissions))
    case .new(let folder):
      try folder.put(bytes, as: name)
      return .inPlace
    }
  }

  /// Keeps no folder open that can be opened again: of many targets one is worked at, and a process may have few files
  /// open.
  func close() { if case .staging(let staging) = self { staging.close() } }

  /// Removes what is not to be any more.
  func discard() throws(WorkspaceError) {
    switch self {
    case .staging(let staging): try staging.discard()
    case .new(let folder): try folder.discard()
    }
  }
}
