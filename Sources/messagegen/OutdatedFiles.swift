import Schema
import SourceText
import Workspace

/// Files that are not as messagegen would write them, as findings: build servers and Xcode show each beside its file.
struct OutdatedFiles {
  private(set) var findings: [Diagnostic] = []
  /// The project's, then those that findings are in.
  private(set) var files: SourceFiles

  private static let rule = "out-of-date"

  init(of project: Project) { files = project.files }

  /// Takes the generated files that are not up to date.
  mutating func add(_ plan: WritePlan, of project: Project) {
    let changes = plan.changes.filter { $0.action != .unchanged }
    for change in changes.isEmpty ? plan.manifestChanges : changes {
      let range =
        change.old.map { Self.difference(of: files.add(change.path, $0), from: change.new ?? []) }
        ?? Self.output(of: change, in: project)
      findings.append(Diagnostic(Self.rule, .error, Self.problem(of: change), at: range, help: Self.help(for: change)))
    }
  }

  /// Takes the files of the project that are not formatted; they are shown where they begin to differ.
  mutating func add(_ formatting: Formatting, _ severity: Diagnostic.Severity) {
    for change in formatting.changes {
      let problem = LocalizedText("`\(change.file.path)` is not formatted", zh: "`\(change.file.path)` 没有格式化")
      let help = LocalizedText("run `messagegen format` and commit the result", zh: "运行 `messagegen format` 并提交结果")
      let range = Self.difference(of: change.file, from: change.bytes)
      findings.append(Diagnostic("not-formatted", severity, problem, at: range, help: help))
    }
  }

  /// Takes files that are not up to date and are shown as a whole.
  mutating func add(_ paths: [String], by command: String) {
    for path in paths {
      let file = files.add(path, [])
      add(path, at: file.range, by: command)
    }
  }

  /// Takes the catalog, as one: an edit of a schema changes many of its pages.
  mutating func add(catalog path: String, by command: String, of project: Project) {
    add(path, at: project.configuration?.docs.path?.range ?? project.start, by: command)
  }

  private mutating func add(_ path: String, at range: SourceRange, by command: String) {
    let problem = LocalizedText("`\(path)` is out of date", zh: "`\(path)` 已过期")
    let help = LocalizedText(
      "run `messagegen \(command)` and commit the result", zh: "运行 `messagegen \(command)` 并提交结果")
    findings.append(Diagnostic(Self.rule, .error, problem, at: range, help: help))
  }

  /// The first line of a file that is not as it should be; the first of all if nothing should be there.
  private static func difference(of file: SourceFile, from new: [UInt8]) -> SourceRange {
    let same = zip(file.bytes, new).prefix { $0 == $1 }.count
    let line = file.location(of: new.isEmpty ? 0 : min(same, max(0, file.bytes.count - 1))).line
    let bytes = file.byteRange(ofLine: line)
    return SourceRange(file: file.id, start: bytes.lowerBound, end: bytes.upperBound)
  }

  /// A file that is not there can only be shown where the configuration asks for it.
  private static func output(of change: WritePlan.Change, in project: Project) -> SourceRange {
    let paths = (project.configuration?.outputs ?? []).map(\.path).filter { change.path.hasPrefix($0.value + "/") }
    return paths.max { $0.value.utf8.count < $1.value.utf8.count }?.range
      ?? project.start
  }

  private static func problem(of change: WritePlan.Change) -> LocalizedText {
    let path = change.path
    return switch change.reason {
    case .new, .missing: LocalizedText("`\(path)` is missing", zh: "缺少 `\(path)`")
    case .notGenerated, .abandoned, .cleaned: LocalizedText("`\(path)` is no longer generated", zh: "`\(path)` 不再生成")
    case .edited: LocalizedText("`\(path)` was edited by hand", zh: "`\(path)` 被手工修改过")
    case .foreign, .inTheWay:
      LocalizedText("`\(path)` is in the way: messagegen did not write it", zh: "`\(path)` 不是 messagegen 写的，却占用了它的路径")
    case .upToDate, .outdated, .conflicted, .otherVersion, .staleManifest, .otherConfiguration:
      LocalizedText("`\(path)` is out of date", zh: "`\(path)` 已过期")
    }
  }

  private static func help(for change: WritePlan.Change) -> LocalizedText {
    switch change.reason {
    case .edited:
      LocalizedText(
        "move what you want to keep out of it, then run `messagegen generate --force` and commit the result",
        zh: "把要保留的内容移到别处，再运行 `messagegen generate --force` 并提交结果")
    case .foreign, .inTheWay: LocalizedText("remove it or move it elsewhere", zh: "删除它，或移到别处")
    default: LocalizedText("run `messagegen generate` and commit the result", zh: "运行 `messagegen generate` 并提交结果")
    }
  }
}

extension Project {
  /// Where the configuration begins.
  fileprivate var start: SourceRange { SourceRange(file: sources[0].id, start: 0, end: 0) }
}
