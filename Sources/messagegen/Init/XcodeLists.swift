import SourceText
import Workspace

/// The lists of files that a build phase of Xcode names: its sandbox lets the phase read nothing else of the project, and
/// without a change in them the phase is skipped.
///
/// They are beside the configuration, where every command finds them, and name it: that shows whose they are, and how far
/// above it `$(SRCROOT)` is.
struct XcodeLists {
  private static let inputs = "messagegen-inputs.xcfilelist"
  private static let outputs = "messagegen-outputs.xcfilelist"
  static let names = [inputs, outputs]

  private static let sourceRoot = "$(SRCROOT)"

  private let workspace: Workspace
  /// The number of folders from `$(SRCROOT)` to the configuration.
  private let depth: Int

  /// Those that are there; nil: there are none, or they are another configuration's.
  init?(in workspace: Workspace) throws(WorkspaceError) {
    guard let bytes = try workspace.bytes(of: Self.inputs, in: ".") else { return nil }
    let own = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).filter { line in
      line.hasPrefix(Self.sourceRoot + "/") && line.hasSuffix("/" + workspace.configuration.path)
    }
    guard let depth = own.map({ $0.split(separator: "/").count - 2 }).min() else { return nil }
    (self.workspace, self.depth) = (workspace, depth)
  }

  /// Those that are to be.
  ///
  /// - Parameter given: `$(SRCROOT)`, from the working folder; nil: the folder of the nearest Xcode project around the
  ///   configuration.
  init(of workspace: Workspace, below given: String?) throws {
    guard let folder = given ?? Self.nearestProject(around: workspace) else {
      throw Self.refusal(
        LocalizedText("no Xcode project around the configuration", zh: "在配置所在的文件夹及其上级中没有 Xcode 项目"))
    }
    guard let way = try workspace.prefix(from: folder) else {
      throw Self.refusal(
        LocalizedText("the configuration is not in `\(folder)` or below it", zh: "配置不在 `\(folder)` 中或其下级"))
    }
    guard try ProjectFolder(folder: folder).names().contains(where: { $0.hasSuffix(".xcodeproj") }) else {
      throw Self.refusal(LocalizedText("no Xcode project in `\(folder)`", zh: "`\(folder)` 中没有 Xcode 项目"))
    }
    (self.workspace, depth) = (workspace, way.split(separator: "/").count)
  }

  private static func nearestProject(around workspace: Workspace) -> String? {
    guard let around = workspace.surroundings(of: ""), case .xcode = around.builder else { return nil }
    return around.root
  }

  private static func refusal(_ message: LocalizedText) -> Failure {
    Failure(
      message: message,
      help: LocalizedText(
        """
        name the folder of an Xcode project with `--srcroot <folder>`: the configuration's or one around it, because a \
        project below cannot use lists
        """,
        zh: "用 `--srcroot <folder>` 指定 Xcode 项目的文件夹：配置所在的文件夹，或其上级；下级的项目不能使用文件列表"),
      exitCode: .validationFailure)
  }

  private func files() throws -> [(name: String, bytes: [UInt8])] {
    let inputs = try workspace.checkInputs(and: Self.names).compactMap(line(of:))
    let texts = [inputs.map { $0 + "\n" }.joined(), "$(DERIVED_FILE_DIR)/MessagesChecked\n"]
    return zip(Self.names, texts).map { (name: $0, bytes: Array($1.utf8)) }
  }

  /// Nil: the path is not in `$(SRCROOT)`, so that every phase may read it.
  private func line(of path: String) throws -> String? {
    let folder = workspace.root.split(separator: "/").dropLast(depth).map { "/\($0)" }.joined()
    guard path == folder || path.utf8.starts(with: (folder + "/").utf8) else { return nil }
    let rest = String(decoding: path.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
    // Xcode takes `$` for a setting, and does not count spaces at the end.
    if rest.contains("$") || rest.last?.isWhitespace == true { throw Workspace.unlistable(path) }
    return Self.sourceRoot + rest
  }

  /// The names of those that are missing or out of date.
  func stale() throws -> [String] {
    try files().filter { try !workspace.holds($0.name, in: ".", $0.bytes) }.map(\.name)
  }

  /// - Returns: The names of those that were missing or out of date.
  func write() throws -> [String] {
    try files().filter { try workspace.put($0.name, in: ".", with: $0.bytes) }.map(\.name)
  }
}

extension Workspace {
  /// Brings the lists that are there up to date. The run has the project's lock.
  func updateXcodeLists(in run: Run) throws {
    let written = try XcodeLists(in: self)?.write() ?? []
    if run.isQuiet { return }
    let lines = written.map { LocalizedText("wrote \(shown($0)) for Xcode\n", zh: "已写入 \(shown($0))，供 Xcode 使用\n") }
    run.tell(lines.map { $0.text(in: run.language) }.joined())
  }
}
