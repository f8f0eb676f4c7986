import Reports
import SourceText
import Workspace

/// A project with the safe fix-its of its findings applied, not yet on the disk.
struct ProjectFix {
  let project: Project
  private let fixedCount: Int
  private let changes: [Workspace.Rewrite]

  /// - Parameter scope: which findings are fixed, and the files that may change.
  init(_ project: Project, scope: LintScope) throws {
    var originals: [String: [UInt8]] = [:]
    /// Once the configuration can be read there are more files.
    func remember(_ project: Project) {
      for file in project.sources where originals[file.path] == nil { originals[file.path] = file.bytes }
    }
    remember(project)
    let fixing = Fixing(
      read: { files in
        let read = try project.rereading(files)
        remember(read)
        return try scope.state(of: read)
      }, mayChange: try scope.changeable(in: project))
    let result = try fixing.fix(scope.state(of: project))
    self.project = try project.rereading(Array(result.state.files))
    fixedCount = result.fixedCount
    changes = result.state.files.compactMap { file in
      guard let old = originals[file.path], old != file.bytes else { return nil }
      return Workspace.Rewrite(path: file.path, old: old, new: file.bytes)
    }
  }

  func write() throws { try project.workspace.rewrite(changes) }

  func diff(_ style: TextStyle) -> String {
    changes.map { UnifiedDiff(old: $0.old, new: $0.new, path: $0.path).text(style) }.joined()
  }

  /// Such as `fixed 3 findings in 2 files`, and how many findings of the report only their author can fix.
  func summary(isWritten: Bool, of findings: [Diagnostic]) -> LocalizedText {
    let fixed = summary(isWritten: isWritten)
    let open = findings.count { !$0.fixIts.isEmpty && !$0.fixIts.contains(where: \.isSafe) }
    if open == 0 { return fixed }
    let suggestions = FindingCount.text(open, "suggested replacement")
    return LocalizedText(
      "\(fixed); \(suggestions) \(open == 1 ? "needs" : "need") your decision", zh: "\(fixed)；另有 \(open) 处建议的修改需要自行决定")
  }

  private func summary(isWritten: Bool) -> LocalizedText {
    guard fixedCount > 0 else { return LocalizedText("no finding can be fixed safely", zh: "没有可以安全自动修复的问题") }
    let findings = FindingCount.text(fixedCount, "finding")
    let files = FindingCount.text(changes.count, "file")
    return LocalizedText(
      "\(isWritten ? "fixed" : "would fix") \(findings) in \(files)",
      zh: "\(isWritten ? "已修复" : "将修复") \(changes.count) 个文件中的 \(fixedCount) 个问题")
  }
}
