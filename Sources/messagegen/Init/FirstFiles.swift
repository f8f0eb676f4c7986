import Emitters
import SourceText
import Workspace

/// What `messagegen init` is about to write, and what it says of it.
struct FirstFiles {
  private let projectFolder: ProjectFolder
  private let workspace: Workspace
  /// The folder for generated code.
  private let output: String
  private(set) var created: [Project.NewFile] = []
  private(set) var rewrites: [Workspace.Rewrite] = []
  /// What remains for a person.
  private(set) var notes: [LocalizedText] = []

  init(at projectFolder: ProjectFolder, in workspace: Workspace, output: String) {
    self.projectFolder = projectFolder
    self.workspace = workspace
    self.output = output
  }

  /// A file of the author's; one that is there is kept.
  mutating func create(_ path: String, _ bytes: [UInt8]) {
    guard !projectFolder.exists(path) else {
      notes.append(LocalizedText("kept `\(shown(path))`, which already exists", zh: "保留了已有的 `\(shown(path))`"))
      return
    }
    let slash = path.lastIndex(of: "/")
    let file = GeneratedFile(name: slash.map { String(path[path.index(after: $0)...]) } ?? path, bytes: bytes)
    created.append(Project.NewFile(folder: slash.map { String(path[..<$0]) } ?? ".", file: file))
  }

  /// A file of the tool's own, which may be there from another version.
  mutating func put(_ path: String, _ bytes: [UInt8]) {
    guard let old = projectFolder.bytes(of: path) else { return create(path, bytes) }
    rewrite(path, old, bytes)
  }

  /// Marks generated code, and keeps tools for style away from it.
  mutating func extendSettings() {
    let old = projectFolder.bytes(of: GitAttributes.name)
    if let new = GitAttributes(folder: output).added(to: old) { put(GitAttributes.name, new) }
    exclude(SwiftLintExclusion.name, SwiftLintExclusion.adding)
    exclude(SwiftFormatExclusion.name, SwiftFormatExclusion.adding)
  }

  /// A build server's job; one that is there is kept if it is the same.
  ///
  /// - Parameter isReplacing: whether another one is replaced; else the run ends.
  /// - Returns: its path.
  mutating func add(_ job: CIJob, _ archive: ToolArchive?, isReplacing: Bool) throws -> String {
    let folder = projectFolder.pathInRepository ?? ""
    let path = path(of: job, below: folder)
    let text = job.text(configuration: folder.isEmpty ? nil : folder + "/messagegen.yaml", archive: archive)
    if let old = projectFolder.bytes(of: path) {
      if old != Array(text.utf8), !isReplacing {
        throw Failure(
          "`\(shown(path))` already exists and is another job; nothing was written",
          zh: "`\(shown(path))` 已存在，而且内容不同；没有写入任何文件",
          help: LocalizedText("to replace it, use `--force`", zh: "要替换它，请使用 `--force`"))
      }
      rewrite(path, old, Array(text.utf8))
    } else if projectFolder.exists(path) {
      throw Failure(
        "`\(shown(path))` is not a file that can be read; nothing was written",
        zh: "`\(shown(path))` 不是可以读取的文件；没有写入任何文件",
        help: LocalizedText("remove it or move it elsewhere", zh: "删除它，或移到别处"))
    } else {
      create(path, Array(text.utf8))
    }
    if archive == nil {
      notes.append(
        LocalizedText(
          "fill in `MESSAGEGEN_URL` and `MESSAGEGEN_SHA256` in `\(shown(path))`, or pass `--tool`",
          zh: "请在 `\(shown(path))` 中填写 `MESSAGEGEN_URL` 和 `MESSAGEGEN_SHA256`，或使用 `--tool`"))
    }
    if !folder.isEmpty, job == .github {
      notes.append(
        LocalizedText("move `\(shown(path))` to the root of the repository", zh: "请把 `\(shown(path))` 移到仓库根目录"))
    }
    return path
  }

  /// A file of GitLab's that has other jobs, or is to be in another folder, is for a person to extend.
  ///
  /// - Parameter folder: the project's in the repository; empty for the repository's own.
  private mutating func path(of job: CIJob, below folder: String) -> String {
    let isOther = projectFolder.exists(job.path) && projectFolder.text(of: job.path).map(CIJob.isJob) != true
    guard job == .gitlab, isOther || !folder.isEmpty else { return job.path }
    let path = ".gitlab/messagegen.yml"
    let file = folder.isEmpty ? path : folder + "/" + path
    let isPlain = file.allSatisfy { $0.isLetter || $0.isNumber || "/._-".contains($0) }
    let include = "include: { local: \(isPlain ? file : Escaping.jsonString(file)) }"
    notes.append(
      folder.isEmpty
        ? LocalizedText("add `\(include)` to `\(shown(job.path))`", zh: "请在 `\(shown(job.path))` 中加入 `\(include)`")
        : LocalizedText(
          "add `\(include)` to `\(job.path)` in the root of the repository",
          zh: "请在仓库根目录的 `\(job.path)` 中加入 `\(include)`"))
    return path
  }

  private mutating func exclude(_ path: String, _ adding: (String, [UInt8]) -> Exclusion) {
    guard let old = projectFolder.bytes(of: path) else { return }
    switch adding(output, old) {
    case .added(let new): rewrite(path, old, new)
    case .present: break
    case .advice(let line):
      notes.append(
        LocalizedText(
          "to exclude generated code, add `\(line)` to `\(shown(path))`",
          zh: "要排除生成的代码，请在 `\(shown(path))` 中加入 `\(line)`"))
    }
  }

  private func shown(_ path: String) -> String { workspace.shown(path) }

  private mutating func rewrite(_ path: String, _ old: [UInt8], _ new: [UInt8]) {
    if old != new { rewrites.append(Workspace.Rewrite(path: path, old: old, new: new)) }
  }
}
