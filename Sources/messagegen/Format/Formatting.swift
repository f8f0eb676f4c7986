import Reports
import SchemaFormat
import SchemaReader
import SourceText
import Workspace

/// What `messagegen format` makes of a project's files.
struct Formatting {
  struct Change {
    let file: SourceFile
    let bytes: [UInt8]
  }

  /// The configuration and the schemas.
  let files: SourceFiles
  private(set) var changes: [Change] = []
  private(set) var findings: [Diagnostic] = []
  /// Files whose new text would not have said the same.
  private(set) var damaged: [SourceFile] = []
  /// How many files are no YAML.
  private var unreadable = 0
  private let count: Int

  init(of workspace: Workspace, paths: [String]) throws {
    let configuration = SchemaReader.readConfiguration(workspace.configuration)
    let settings = configuration.value?.configuration
    var files: SourceFiles = [workspace.configuration]
    if let settings { files.add(try workspace.schemas(of: settings, mayBeMissing: true)) }
    self.files = files
    let projectFiles = ProjectFiles(workspace: workspace, files: files, folder: settings?.schemas.value ?? "Schemas")
    let wanted = try PathFilter(paths, of: projectFiles).files(files)
    count = wanted.count
    format(wanted)
    // Without the configuration nobody knows where the schemas are.
    if configuration.value == nil, findings.isEmpty, paths.isEmpty { findings = configuration.diagnostics }
  }

  /// All files of a project.
  init(of project: Project) {
    files = project.sources
    count = files.count
    format(files)
  }

  private mutating func format(_ wanted: some Sequence<SourceFile>) {
    for file in wanted {
      switch SchemaFormat.format(file) {
      case .text(let bytes): if bytes != file.bytes { changes.append(Change(file: file, bytes: bytes)) }
      case .unreadable(let found):
        findings += found
        unreadable += 1
      case .internalError: damaged.append(file)
      }
    }
  }

  var rewrites: [Workspace.Rewrite] {
    changes.map { Workspace.Rewrite(path: $0.file.path, old: $0.file.bytes, new: $0.bytes) }
  }

  func diffs(_ style: TextStyle) -> String {
    changes.map { UnifiedDiff(old: $0.file.bytes, new: $0.bytes, path: $0.file.path).text(style) }.joined()
  }

  /// A line for each file, and one for all.
  func list(isDone: Bool, _ language: Language = .english) -> String {
    (changedFiles(isDone) + [summary(isDone)]).map { $0.line(in: language) }.joined()
  }

  func changedFiles(_ isDone: Bool) -> [LocalizedText] {
    changes.map { change in
      let path = change.file.path
      return isDone
        ? LocalizedText("formatted \(path)", zh: "已格式化 \(path)")
        : LocalizedText("not formatted: \(path)", zh: "未格式化：\(path)")
    }
  }

  private func summary(_ isDone: Bool) -> LocalizedText {
    let changed = FindingCount.text(changes.count, "file")
    let same = count - changes.count - damaged.count - unreadable
    let counts =
      isDone
      ? LocalizedText("\(changed) changed, \(same) unchanged", zh: "修改了 \(changes.count) 个文件，\(same) 个未变")
      : LocalizedText("\(changed) would change, \(same) unchanged", zh: "将修改 \(changes.count) 个文件，\(same) 个不变")
    guard unreadable > 0 else { return counts }
    return LocalizedText("\(counts), \(unreadable) skipped", zh: "\(counts)，\(unreadable) 个无法处理")
  }

  func end(isCheck: Bool) throws {
    try checkIsUndamaged()
    if !findings.isEmpty { throw ExitCodes.findings }
    guard isCheck, !changes.isEmpty else { return }
    throw Failure(
      "some files are not formatted", zh: "有文件没有格式化",
      help: LocalizedText("run `messagegen format` and commit the result", zh: "运行 `messagegen format` 并提交结果"))
  }

  func checkIsUndamaged() throws {
    if let file = damaged.first { throw Self.failure(file.path) }
  }

  /// Standard input, formatted, to standard output.
  static func filter(in run: Run) throws {
    Terminal.sayWaiting(for: LocalizedText("a schema", zh: "schema"), in: run.language)
    let file = SourceFile(id: .init(0), path: UnsavedFile.name, bytes: try Workspace.standardInput())
    switch SchemaFormat.format(file) {
    case .text(let bytes): run.show(String(decoding: bytes, as: UTF8.self))
    case .unreadable(let findings):
      Terminal.write(run.reporter.text(of: findings, in: [file]), to: .error)
      throw ExitCodes.findings
    case .internalError: throw failure(file.path)
    }
  }

  private static func failure(_ path: String) -> Failure {
    Failure(
      "internal error: formatting `\(path)` would change its meaning; the file was left unchanged",
      zh: "内部错误：格式化 `\(path)` 会改变其含义；文件未修改",
      help: LocalizedText("please report this, with the file attached", zh: "请反馈此问题，并附上该文件"),
      exitCode: ExitCodes.couldNotRun)
  }
}
