import SourceText

/// The steps of `Workspace.apply`, each through all folders.
struct PlanWriter {
  /// A whole file under a temporary name, and the name that it is for.
  private struct Waiting {
    let temporary: String
    let name: String
  }

  private struct Output {
    let plan: WritePlan.FolderPlan
    let folder: Folder
    var files: [Waiting] = []
    /// Names the old files and the new ones; nil: the manifest that is there does.
    var announcement: Waiting?
    /// Nil: the announcement is as good, or the manifest goes.
    var manifest: Waiting?
    /// So many temporary names are taken.
    var count = 0
  }

  private struct Authored {
    let folder: Folder
    let file: Waiting
    /// What it replaces; nil: nothing, and nothing may be there.
    var rewrite: Workspace.Rewrite?
  }

  private let workspace: Workspace
  private var outputs: [Output] = []
  private var authored: [Authored] = []
  /// The folders that were not there, each before those in it.
  private var made: [String] = []
  private var failPoint = FailPoint()

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// The first half: all that is new, under temporary names.
  mutating func prepare(_ plan: WritePlan.FolderPlan) throws(WorkspaceError) {
    guard plan.hasWork else { return }
    let folder = try folder(plan.path)
    for name in plan.temporaries {
      do throws(WorkspaceError) { try remove(name, in: folder) } catch {
        // A folder where all is as it should be need not let us write.
        if plan.isChanging { throw error }
      }
    }
    guard plan.isChanging else { return }
    let last = outputs.count
    outputs.append(Output(plan: plan, folder: folder))
    for change in plan.written {
      let waiting = try write(change.new ?? [], for: change.name, permissions: change.status?.permissions)
      outputs[last].files.append(waiting)
    }
    let announcement = plan.announcement ?? plan.oldManifest
    if let announcement, announcement != plan.oldManifest {
      outputs[last].announcement = try write(announcement, for: Manifest.name)
    }
    if let manifest = plan.newManifest, manifest != announcement {
      outputs[last].manifest = try write(manifest, for: Manifest.name)
    }
  }

  /// A file of the author's, under a temporary name too.
  mutating func prepare(_ file: AuthoredFile) throws(WorkspaceError) {
    let parts = try Workspace.parts(of: file.folder)
    let there = try parts[..<workspace.way(along: parts)].joined(separator: "/")
    if !there.isEmpty { _ = try Workspace.absolutePath(of: there, in: workspace.root) }
    let folder = try folder(file.folder)
    try folder.checkIsFree(file.name)
    try write(file.bytes, forAuthored: file.name, in: folder)
  }

  /// Another text for a file of the author's, under a temporary name too.
  mutating func prepare(_ rewrite: Workspace.Rewrite) throws(WorkspaceError) {
    let (folder, name) = try workspace.location(of: rewrite)
    let status = try workspace.check(rewrite, folder, name)
    try write(rewrite.new, forAuthored: name, in: folder, replacing: rewrite, permissions: status.permissions)
  }

  private mutating func write(
    _ bytes: [UInt8], forAuthored name: String, in folder: Folder, replacing rewrite: Workspace.Rewrite? = nil,
    permissions: UInt32? = nil
  ) throws(WorkspaceError) {
    let waiting = Waiting(temporary: Temporary.authoredName(authored.count), name: name)
    try folder.remove(waiting.temporary)
    authored.append(Authored(folder: folder, file: waiting, rewrite: rewrite))
    try write(bytes, for: waiting, in: folder, permissions: permissions)
  }

  /// What somebody wrote since the plan was made is not replaced: then nothing is.
  func checkIsAsPlanned() throws(WorkspaceError) {
    for output in outputs {
      for change in output.plan.written + output.plan.deleted { try output.folder.check(change) }
      try output.folder.check(Manifest.name, isStill: output.plan.manifestStatus)
    }
  }

  /// The manifests name what is there and what is to come.
  mutating func announce() throws(WorkspaceError) {
    for output in outputs {
      if let waiting = output.announcement { try place(waiting, in: output.folder, .manifest) }
    }
  }

  mutating func rename() throws(WorkspaceError) {
    for output in outputs {
      // On some disks these are the files that are put in place: so they go before.
      for change in output.plan.renamed { try remove(change, in: output.folder) }
      for (change, waiting) in zip(output.plan.written, output.files) {
        try output.folder.check(change)
        try place(waiting, in: output.folder, .rename)
      }
    }
  }

  /// What is no longer generated goes.
  mutating func remove() throws(WorkspaceError) {
    for output in outputs {
      let renamed = Set(output.plan.renamed.map(\.name))
      for change in output.plan.deleted where !renamed.contains(change.name) {
        try remove(change, in: output.folder)
      }
    }
  }

  /// The manifests name what is there now.
  mutating func finish() throws(WorkspaceError) {
    for output in outputs {
      if let waiting = output.manifest { try place(waiting, in: output.folder, .manifest) }
      if output.plan.newManifest == nil {
        try failPoint.reach(.manifest, output.folder.pathOf(Manifest.name))
        try output.folder.remove(Manifest.name)
        try workspace.removeIfEmpty(output.plan.path)
      } else if try !workspace.isStillThere(output.folder) {
        // Files are written into the open folder, wherever it was moved meanwhile; that is not where they belong.
        throw WorkspaceError(
          output.folder.path,
          LocalizedText(
            "the output folder `\(output.folder.path)` was moved or deleted during generation",
            zh: "输出文件夹 `\(output.folder.path)` 在生成期间被移动或删除"),
          help: LocalizedText("run `messagegen generate` again", zh: "重新运行 `messagegen generate`"))
      }
    }
  }

  /// The author's files get their names last: until all else is done, the same command can be given again.
  mutating func create() throws(WorkspaceError) {
    for new in authored {
      try failPoint.reach(.rename, new.folder.pathOf(new.file.name))
      guard let rewrite = new.rewrite else {
        try new.folder.renameToFree(new.file.temporary, to: new.file.name)
        continue
      }
      _ = try workspace.check(rewrite, new.folder, new.file.name)
      try new.folder.rename(new.file.temporary, to: new.file.name)
    }
  }

  /// Removes what waits, and folders that were made for it and are empty; what is wrong is what is said, not whether
  /// this can be done.
  func takeBack() {
    for output in outputs {
      for number in 0..<output.count { try? output.folder.remove(Temporary.name(number)) }
    }
    for new in authored { try? new.folder.remove(new.file.temporary) }
    for path in made.reversed() { try? workspace.removeIfEmpty(path, limit: 1) }
  }

  /// An output folder, made if it is not there, with those around it.
  ///
  /// Links are resolved once; then every step is taken without following any, from the project's folder downwards.
  private mutating func folder(_ path: String) throws(WorkspaceError) -> Folder {
    let parts = try Workspace.parts(of: path)
    let there = try workspace.way(along: parts)
    var folder = try workspace.reopen(parts[..<there].joined(separator: "/"))
    for end in there..<parts.count {
      try failPoint.reach(.create, folder.pathOf(parts[end]))
      try folder.makeFolder(parts[end])
      made.append(parts[...end].joined(separator: "/"))
      folder = try folder.folder(parts[end], followingLinks: false)
    }
    return folder
  }

  /// Writes a content beside its place in the last of the outputs.
  private mutating func write(
    _ bytes: [UInt8], for name: String, permissions: UInt32? = nil
  ) throws(WorkspaceError) -> Waiting {
    let last = outputs.count - 1
    let waiting = Waiting(temporary: Temporary.name(outputs[last].count), name: name)
    outputs[last].count += 1
    try write(bytes, for: waiting, in: outputs[last].folder, permissions: permissions)
    return waiting
  }

  private mutating func write(
    _ bytes: [UInt8], for waiting: Waiting, in folder: Folder, permissions: UInt32? = nil
  ) throws(WorkspaceError) {
    let path = folder.pathOf(waiting.name)
    try failPoint.reach(.create, path)
    let file = try folder.newFile(waiting.temporary, for: path)
    do throws(WorkspaceError) { try failPoint.reach(.write, path) } catch {
      try? file.fill([])
      throw error
    }
    try file.fill(bytes, permissions: permissions)
  }

  private mutating func place(
    _ waiting: Waiting, in folder: Folder, _ step: FailPoint.Step
  ) throws(WorkspaceError) {
    try failPoint.reach(step, folder.pathOf(waiting.name))
    try folder.rename(waiting.temporary, to: waiting.name)
  }

  private mutating func remove(_ change: WritePlan.Change, in folder: Folder) throws(WorkspaceError) {
    try folder.check(change)
    try remove(change.name, in: folder)
  }

  private mutating func remove(_ name: String, in folder: Folder) throws(WorkspaceError) {
    try failPoint.reach(.remove, folder.pathOf(name))
    try folder.remove(name)
  }
}

extension Folder {
  fileprivate func check(_ change: WritePlan.Change) throws(WorkspaceError) {
    try check(change.name, isStill: change.status)
  }

  /// Refuses what is under a name if it is not what stood there; where nothing is, nothing is lost.
  fileprivate func check(_ name: String, isStill planned: FileStatus?) throws(WorkspaceError) {
    guard let status = try status(of: name), status != planned else { return }
    throw WorkspaceError(
      pathOf(name),
      LocalizedText("`\(pathOf(name))` was changed meanwhile", zh: "`\(pathOf(name))` 在此期间被修改"),
      help: WorkspaceError.runAgain)
  }
}
