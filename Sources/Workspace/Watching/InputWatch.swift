/// Hears of changes of what a project is generated from: the configuration, the schemas, the user's templates.
///
/// The kernel tells of folders and files that it was shown. `look` shows it all there are, each folder before its
/// content is listed; what is read afterwards is therefore either as it was seen, or there is news of it. News that may
/// be about something else (a folder was made, an editor's lock file) is settled by looking again.
public final class InputWatch {
  /// A folder that the configuration names, relative to its own.
  public struct Place: Hashable, Sendable {
    public enum Kind: Hashable, Sendable { case schemas, templates }

    let folder: String
    let kind: Kind

    public init(folder: String, kind: Kind) {
      self.folder = folder
      self.kind = kind
    }
  }

  public enum News: Comparable, Sendable {
    case nothing
    /// In one of the folders; whether it matters, `look` tells.
    case something
    /// One of the files changed.
    case change
  }

  private let root: String
  private let configuration: String
  private let events: KernelEvents
  private var files: [InputFile: InputFile.Stamp]?

  public init(of workspace: Workspace) throws(WorkspaceError) {
    root = workspace.root
    configuration = workspace.configuration.path
    events = try KernelEvents()
  }

  /// Looks at the configuration and all in these places; whether there are other files than at the last look, or the
  /// same names stand for others.
  public func look(at places: [Place]) throws(WorkspaceError) -> Bool {
    let folder = try Folder(at: root, calledHere: root)
    var walk = InputWalk(events: events, root: root)
    try walk.look(at: configuration, in: folder)
    for place in places {
      try walk.look(below: place.folder, in: folder) { place.kind == .templates || FolderWalk.isSchema($0) }
    }
    events.forgetTheRest()
    defer { files = walk.files }
    return files != walk.files
  }

  /// Waits for news; nil: for as long as it takes.
  public func news(within time: Duration?) throws(WorkspaceError) -> News {
    var news = News.nothing
    for event in try events.wait(for: time) {
      switch event {
      case .lost: news = .change
      case .file(let file) where files?[file] != nil: news = .change
      case .file, .folder: news = max(news, .something)
      }
    }
    return news
  }
}
