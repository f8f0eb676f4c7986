import SourceText

extension Workspace {
  /// Writes a release's folder whole or not at all, whatever ends the run: under a temporary name, which it then gets in
  /// one step. The run has the project's lock.
  ///
  /// - Parameters:
  ///   - path: The folder of all releases, which need not be there.
  ///   - isReplacing: Whether a folder of that name may be there; if not, it is refused.
  public func record(
    _ name: String, in path: String, files: [(name: String, bytes: [UInt8])], isReplacing: Bool
  ) throws(WorkspaceError) {
    let signals = BlockedSignals()
    defer { signals.release() }
    var writer = ReleaseWriter(self)
    do throws(WorkspaceError) {
      try writer.open(path)
      try writer.write(files)
      try writer.place(name, isReplacing: isReplacing)
    } catch {
      writer.takeBack()
      throw error
    }
  }

  /// Ends what a killed run began in the folder of all releases: a release that was being replaced is there again.
  public func restoreReleases(in path: String) throws(WorkspaceError) {
    guard try folder.status(of: path, followingLinks: true) != nil else { return }
    try ReleaseWriter.tidy(folderInside(path))
  }
}

/// The steps of `Workspace.record`.
private struct ReleaseWriter {
  /// Where a new release waits.
  private static let temporaryName = ".messagegen-new-release"
  /// Where one waits that is being replaced, with its name behind this.
  private static let replacedPrefix = ".messagegen-replaced-"

  private let workspace: Workspace
  private var failPoint = FailPoint()
  private var releases: Folder?
  /// The name of a release that was moved away for the moment.
  private var replaced: String?
  /// The folders that were not there, each before those in it.
  private var made: [String] = []

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// The folder of all releases, made if it is not there, without what a killed run left in it.
  mutating func open(_ path: String) throws(WorkspaceError) {
    let parts = try Workspace.parts(of: path)
    let there = try workspace.way(along: parts)
    var folder = try workspace.folderInside(there == 0 ? "." : parts[..<there].joined(separator: "/"))
    for end in there..<parts.count {
      try failPoint.reach(.create, folder.pathOf(parts[end]))
      try folder.makeFolder(parts[end])
      made.append(parts[...end].joined(separator: "/"))
      folder = try folder.folder(parts[end], followingLinks: false)
    }
    try Self.tidy(folder)
    releases = folder
  }

  mutating func write(_ files: [(name: String, bytes: [UInt8])]) throws(WorkspaceError) {
    guard let releases else { return }
    try failPoint.reach(.create, releases.pathOf(Self.temporaryName))
    try releases.makeFolder(Self.temporaryName)
    let folder = try releases.folder(Self.temporaryName, followingLinks: false)
    for (name, bytes) in files {
      let path = folder.pathOf(name)
      try failPoint.reach(.create, path)
      let file = try folder.newFile(name, for: path)
      do throws(WorkspaceError) { try failPoint.reach(.write, path) } catch {
        try? file.fill([])
        throw error
      }
      try file.fill(bytes)
    }
  }

  mutating func place(_ name: String, isReplacing: Bool) throws(WorkspaceError) {
    guard let releases else { return }
    if try releases.status(of: name) != nil {
      guard isReplacing else { return try releases.checkIsFree(name) }
      try Self.checkIsOurs(releases.folder(name, followingLinks: false))
      try failPoint.reach(.rename, releases.pathOf(name))
      try releases.rename(name, to: Self.replacedPrefix + name)
      replaced = name
    }
    try failPoint.reach(.rename, releases.pathOf(name))
    try releases.rename(Self.temporaryName, to: name)
    replaced = nil
    // The release is there: what is left is tidied up by the next run too.
    try? failPoint.reach(.remove, releases.pathOf(name))
    try? Self.tidy(releases)
  }

  func takeBack() {
    guard let releases else { return }
    if let replaced { try? releases.rename(Self.replacedPrefix + replaced, to: replaced) }
    try? Self.removeFolder(Self.temporaryName, in: releases)
    for path in made.reversed() { try? workspace.removeIfEmpty(path, limit: 1) }
  }

  static func tidy(_ releases: Folder) throws(WorkspaceError) {
    try removeFolder(temporaryName, in: releases)
    for hidden in try releases.names() where hidden.hasPrefix(replacedPrefix) {
      let name = String(hidden.dropFirst(replacedPrefix.count))
      if try releases.status(of: name) == nil {
        try releases.rename(hidden, to: name)
      } else {
        try removeFolder(hidden, in: releases)
      }
    }
  }

  /// A folder with files of ours, if it is there.
  private static func removeFolder(_ name: String, in releases: Folder) throws(WorkspaceError) {
    guard try releases.status(of: name) != nil else { return }
    let folder = try releases.folder(name, followingLinks: false)
    for file in try folder.names() { try folder.remove(file) }
    _ = try releases.removeFolder(name)
  }

  /// Refuses a folder with a file that no release wrote: it would be gone.
  private static func checkIsOurs(_ folder: Folder) throws(WorkspaceError) {
    let names = try folder.names().inByteOrder { $0 }
    guard let other = names.first(where: { $0 != "release.yaml" && !$0.hasSuffix(".json") }) else { return }
    let path = folder.pathOf(other)
    throw WorkspaceError(
      path,
      LocalizedText("`\(path)` was not written by `messagegen release`", zh: "`\(path)` 不是 `messagegen release` 写入的"),
      help: LocalizedText("move it out of the folder of releases, or remove it", zh: "把它移出发布记录的文件夹，或删除它"))
  }
}
