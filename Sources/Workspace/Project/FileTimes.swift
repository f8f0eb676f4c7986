import SourceText

/// The times and sizes of the files that a project is generated from, to see by them that something has changed.
public struct FileTimes: Equatable {
  private var statuses: [String: FileStatus] = [:]
  /// What cannot be looked at; a problem that is fixed is a change too.
  private var problems: [LocalizedText] = []

  /// Looks at a configuration.
  public init(ofConfiguration path: String) {
    do throws(WorkspaceError) {
      let projectFolder = try ProjectFolder(configuration: path)
      statuses[projectFolder.name] = try projectFolder.folder.status(of: projectFolder.name, followingLinks: true)
    } catch {
      problems.append(error.message)
    }
  }

  /// Looks at the files below a folder of the project, too.
  ///
  /// - Parameter configuration: the path of it.
  public mutating func add(folder: String, of configuration: String, schemasOnly: Bool) {
    do throws(WorkspaceError) {
      let root = try ProjectFolder(configuration: configuration).root
      let absolutePath = try Workspace.absolutePath(of: folder, in: root)
      var walk = FolderWalk(root: root, isReading: false) { !schemasOnly || FolderWalk.isSchema($0) }
      try walk.visit(Folder(at: absolutePath, calledHere: folder), at: absolutePath, prefix: folder + "/")
      for file in walk.files { statuses[file.path] = file.status }
    } catch {
      problems.append(error.message)
    }
  }
}
