import ArgumentParser
import SourceText
import Workspace

/// How `lint` keeps known findings apart.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Do not report findings recorded in this baseline.", valueName: "file"), completion: .file())
  var baseline: String?
  @Option(
    help: ArgumentHelp(
      "Record current findings in this baseline; errors that cannot be turned off are not recorded.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  func validate() throws {
    if baseline != nil, writeBaseline != nil {
      throw ValidationError(
        "--baseline and --write-baseline cannot be used together", zh: "--baseline 和 --write-baseline 不能同时使用")
    }
  }

  /// The findings that are not known, and what the summary says of the others.
  func unknown(_ findings: [Diagnostic], of project: Project) throws -> (findings: [Diagnostic], notes: [LocalizedText])
  {
    if let baseline { return try Self.compare(findings, of: project, with: baseline) }
    if let writeBaseline { return try write(findings, of: project, to: writeBaseline) }
    return (findings, [])
  }

  /// The findings that a baseline does not know, and what the summary says of the others.
  static func compare(
    _ findings: [Diagnostic], of project: Project, with path: String
  ) throws -> (findings: [Diagnostic], notes: [LocalizedText]) {
    let baseline = try Baseline(reading: project.workspace.baseline(at: path), name: path)
    let rest = baseline.remaining(of: Array(zip(findings, project.baselineKeys(of: findings))))
    let known = findings.count - rest.count
    let all = project.baselineKeys(of: project.findings).compactMap { $0 }
    let gone = project.isUnreadable ? 0 : baseline.gone(from: all)
    return (rest, [Self.hidden(known), Self.gone(gone)].compactMap { $0 })
  }

  private func write(
    _ findings: [Diagnostic], of project: Project, to path: String
  ) throws -> (findings: [Diagnostic], notes: [LocalizedText]) {
    guard !project.isUnreadable else {
      return (
        findings,
        [
          LocalizedText(
            "no baseline written: files that cannot be read may contain more findings", zh: "没有写入基线：无法读取的内容里可能还有更多问题")
        ]
      )
    }
    let keys = project.baselineKeys(of: findings)
    let baseline = Baseline(keys.compactMap { $0 })
    guard try Baseline.isReplaceable(project.workspace.replacedBaseline(at: path)) else {
      throw Failure(
        "`\(path)` is not a baseline; not replaced", zh: "`\(path)` 不是基线；未替换",
        help: LocalizedText("choose another file, or remove this one", zh: "换一个文件，或删除该文件"),
        exitCode: ExitCodes.couldNotRun)
    }
    try project.workspace.write(baseline: baseline.text, to: path)
    let count = keys.count { $0 != nil }
    return (
      zip(findings, keys).filter { $1 == nil }.map(\.0),
      [LocalizedText("wrote \(FindingCount.text(count, "finding")) to `\(path)`", zh: "已将 \(count) 个问题写入 `\(path)`")]
    )
  }

  private static func hidden(_ count: Int) -> LocalizedText? {
    guard count > 0 else { return nil }
    return LocalizedText("\(FindingCount.text(count, "known finding")) not shown", zh: "未显示 \(count) 个已知问题")
  }

  private static func gone(_ count: Int) -> LocalizedText? {
    guard count > 0 else { return nil }
    return LocalizedText(
      """
      \(FindingCount.text(count, "finding")) of the baseline \(count == 1 ? "is" : "are") gone: update it with \
      `--write-baseline`
      """,
      zh: "基线中有 \(count) 个问题已不存在，请重新写入基线")
  }
}
