/// Output folders that are not there yet.
extension Workspace {
  /// What became of the wish to have one.
  enum NewFolderStart {
    /// It is locked and empty.
    case begun(NewFolder)
    /// The folder is there by now, or another run has just given up making it.
    case lookAgain
    /// It is to be made in its place: something stands there that is no folder, or its name is too long for another.
    case unhidden
  }

  /// Begins a folder, with those around it.
  ///
  /// - Parameter lock: waits until it is nobody else's.
  func startNewFolder(
    _ path: String, lock: (Folder) throws(WorkspaceError) -> Void
  ) throws(WorkspaceError) -> NewFolderStart {
    guard let place = try NewFolder.Place(Self.parts(of: path)),
      let parent = try place.around.isEmpty ? reopen("") : outputFolder(place.around, making: true),
      try parent.status(of: place.name) == nil
    else { return .unhidden }
    let status = try parent.status(of: place.hiddenName)
    if let status, status.kind != .folder { try parent.remove(place.hiddenName) }
    try parent.makeFolder(place.hiddenName, calledHere: path)
    let new = try NewFolder(at: place, in: parent, of: self, calledHere: path)
    try lock(new.folder)
    guard try new.isStillThere(in: parent) else { return .lookAgain }
    guard try parent.status(of: place.name) == nil else {
      // Made here after the other run had named its own.
      _ = try parent.removeFolder(place.hiddenName)
      return .lookAgain
    }
    try new.begin(in: parent)
    return .begun(new)
  }

  /// Whether a run is making this folder, or was killed while it did.
  func hasNewFolder(_ path: String) throws(WorkspaceError) -> Bool { try statusOfNewFolder(path) != nil }

  /// The folder that stands under the hidden name of this one.
  func newFolder(_ path: String) throws(WorkspaceError) -> NewFolder? {
    guard try statusOfNewFolder(path)?.kind == .folder, let place = try NewFolder.Place(Self.parts(of: path)) else {
      return nil
    }
    return try NewFolder(at: place, in: reopen(place.around), of: self, calledHere: path)
  }

  /// Removes what a killed run left, unless a run is at work there, or whatever else stands under the hidden name; links
  /// are not followed.
  func removeNewFolder(_ path: String) throws(WorkspaceError) {
    guard try hasNewFolder(path), let place = try NewFolder.Place(Self.parts(of: path)) else { return }
    guard let new = try newFolder(path) else { return try reopen(place.around).remove(place.hiddenName) }
    if new.folder.lockIfFree(exclusively: true) { try new.remove() }
  }

  private func statusOfNewFolder(_ path: String) throws(WorkspaceError) -> FileStatus? {
    guard let place = try NewFolder.Place(Self.parts(of: path)) else { return nil }
    return try folder.status(of: place.hiddenPath)
  }
}
