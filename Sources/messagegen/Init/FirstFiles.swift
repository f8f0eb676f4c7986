import Emitters
import SourceText
import Workspace

/// What `messagegen init` is about to write, and what it says of it.
struct FirstFiles {
  private let projectFolder: ProjectFolder
  /// The folder for generated code.
  private let output: String
  private(set) var created: [Project.NewFile] = []
  private(set) var rewrites: [Workspace.Rewrite] = []
  /// What remains for a person.
  private(set) var notes: [LocalizedText] = []

  init(at projectFolder: ProjectFolder, output: String) {
    self.projectFolder = projectFolder
    self.output = output
  }

  /// A file of the author's; one that is there is kept.
  mutating func create(_ path: String, _ bytes: [UInt8]) {
    guard !projectFolder.exists(path) else {
      notes.append(LocalizedText("kept `\(path)`, which already exists", zh: "保留了已有的 `\(path)`"))
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
    let text = GitAttributes(folder: output).added(to: old.map { String(decoding: $0, as: UTF8.self) })
    if let text { put(GitAttributes.name, Array(text.utf8)) }
    exclude(SwiftLintExclusion.name, SwiftLintExclusion.adding)
    exclude(SwiftFormatExclusion.name, SwiftFormatExclusion.adding)
  }

  mutating func add(_ job: CIJob) {
    let folder = projectFolder.pathInRepository ?? ""
    var path = job.path
    if job == .gitlab, projectFolder.exists(path) {
      path = ".gitlab/messagegen.yml"
      let include = "include: { local: \(path) }"
      notes.append(LocalizedText("add `\(include)` to `\(job.path)`", zh: "请在 `\(job.path)` 中加入 `\(include)`"))
    }
    create(path, Array(job.text(configuration: folder.isEmpty ? nil : folder + "/messagegen.yaml").utf8))
    notes.append(
      LocalizedText(
        "fill in `MESSAGEGEN_SOURCE` and `MESSAGEGEN_TAG` in `\(path)`",
        zh: "请在 `\(path)` 中填写 `MESSAGEGEN_SOURCE` 和 `MESSAGEGEN_TAG`"))
    guard !folder.isEmpty else { return }
    notes.append(LocalizedText("move `\(path)` to the root of the repository", zh: "请把 `\(path)` 移到仓库根目录"))
  }

  private mutating func exclude(_ path: String, _ adding: (String, [UInt8]) -> Exclusion) {
    guard let old = projectFolder.bytes(of: path) else { return }
    switch adding(output, old) {
    case .added(let new): rewrite(path, old, new)
    case .present: break
    case .advice(let line):
      notes.append(
        LocalizedText(
          "to exclude generated code, add `\(line)` to `\(path)`", zh: "要排除生成的代码，请在 `\(path)` 中加入 `\(line)`"))
    }
  }

  private mutating func rewrite(_ path: String, _ old: [UInt8], _ new: [UInt8]) {
    if old != new { rewrites.append(Workspace.Rewrite(path: path, old: old, new: new)) }
  }
}
