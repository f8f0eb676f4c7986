import ArgumentParser
import SourceText
import Workspace

/// How `lint` keeps known findings apart.
struct BaselineOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Do not report the findings that a file says are known.", valueName: "file"))
  var baseline: String?
  @Option(help: ArgumentHelp("Write all findings to a file as known; errors that must be stay.", valueName: "file"))
  var writeBaseline: String?

  func validate() throws {
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("--baseline and --write-baseline exclude each other")
    }
  }

  /// The findings that are not known, and a word on the others for the summary.
  func unknown(_ findings: [Diagnostic], of project: Project) throws -> (findings: [Diagnostic], note: Phrase) {
    if let baseline { return try compare(findings, of: project, with: baseline) }
    if let writeBaseline { return try write(findings, of: project, to: writeBaseline) }
    return (findings, .verbatim(""))
  }

  private func compare(
    _ findings: [Diagnostic], of project: Project, with path: String
  ) throws -> (findings: [Diagnostic], note: Phrase) {
    let baseline = try Baseline(reading: Workspace.baseline(at: path), name: path)
    let rest = baseline.remaining(of: Array(zip(findings, project.baselineKeys(of: findings))))
    let known = findings.count - rest.count
    var note = Phrase.verbatim("")
    if known > 0 {
      note = Phrase("; \(FindingCount.text(known, "known finding")) not shown", zh: "；\(known) 个已知问题未显示")
    }
    let all = project.baselineKeys(of: project.findings).compactMap { $0 }
    let gone = project.isUnreadable ? 0 : baseline.gone(from: all)
    if gone > 0 {
      let findings = FindingCount.text(gone, "finding")
      note = Phrase(
        "\(note); \(findings) of the baseline \(gone == 1 ? "is" : "are") gone: write it anew",
        zh: "\(note)；基线中有 \(gone) 个问题已不存在：请重新写入基线")
    }
    return (rest, note)
  }

  private func write(
    _ findings: [Diagnostic], of project: Project, to path: String
  ) throws -> (findings: [Diagnostic], note: Phrase) {
    guard !project.isUnreadable else {
      return (
        findings,
        Phrase("; no baseline was written, for what cannot be read may hold more", zh: "；没有写入基线：读不了的部分可能还有问题")
      )
    }
    let keys = project.baselineKeys(of: findings)
    let baseline = Baseline(keys.compactMap { $0 })
    try Workspace.write(baseline: baseline.text, to: path)
    let count = keys.count { $0 != nil }
    return (
      zip(findings, keys).filter { $1 == nil }.map(\.0),
      Phrase("; wrote \(FindingCount.text(count, "finding")) to `\(path)`", zh: "；已将 \(count) 个问题写入 `\(path)`")
    )
  }
}
