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
    var folder = given
    if given == nil, let around = workspace.surroundings(of: ""), case .xcode = around.builder {
      folder = around.root
    }
    guard let way = try folder.flatMap({ try workspace.prefix(from: $0) }) else {
      throw Failure(
        message: given.map { given in
          LocalizedText("the configuration is not in `\(given)` or below it", zh: "配置不在 `\(given)` 中或其下级")
        } ?? LocalizedText("no Xcode project around the configuration", zh: "在配置所在的文件夹及其上级中没有 Xcode 项目"),
        help: LocalizedText(
          "name the folder that is `$(SRCROOT)` with `--srcroot <folder>`: the configuration's, or one around it",
          zh: "用 `--srcroot <folder>` 指定 `$(SRCROOT)` 的文件夹：配置所在的文件夹，或其上级"),
        exitCode: .validationFailure)
    }
    (self.workspace, depth) = (workspace, way.split(separator: "/").count)
  }

  private var files: [(name: String, bytes: [UInt8])] {
    let folders = workspace.root.split(separator: "/").map(String.init).suffix(depth)
    let sourceFolder = ([Self.sourceRoot] + folders).joined(separator: "/")
    let inputs = workspace.checkInputs(below: sourceFolder, and: Self.names)
    let texts = [inputs.map { $0 + "\n" }.joined(), "$(DERIVED_FILE_DIR)/MessagesChecked\n"]
    return zip(Self.names, texts).map { (name: $0, bytes: Array($1.utf8)) }
  }

  /// The names of those that are missing or out of date.
  func stale() throws -> [String] {
    try files.filter { try !workspace.holds($0.name, in: ".", $0.bytes) }.map(\.name)
  }

  /// - Returns: The names of those that were missing or out of date.
  func write() throws -> [String] {
    try files.filter { try workspace.put($0.name, in: ".", with: $0.bytes) }.map(\.name)
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
