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
  func unknown(_ findings: [Diagnostic], of project: Project) throws -> (findings: [Diagnostic], note: String) {
    if let baseline { return try compare(findings, of: project, with: baseline) }
    if let writeBaseline { return try write(findings, of: project, to: writeBaseline) }
    return (findings, "")
  }

  private func compare(
    _ findings: [Diagnostic], of project: Project, with path: String
  ) throws -> (findings: [Diagnostic], note: String) {
    let baseline = try Baseline(reading: Workspace.baseline(at: path), name: path)
    let rest = baseline.remaining(of: Array(zip(findings, project.baselineKeys(of: findings))))
    let known = findings.count - rest.count
    var note = known > 0 ? "; \(FindingCount.text(known, "known finding")) not shown" : ""
    let all = project.baselineKeys(of: project.findings).compactMap { $0 }
    let gone = project.isUnreadable ? 0 : baseline.gone(from: all)
    if gone > 0 {
      note += "; \(FindingCount.text(gone, "finding")) of the baseline \(gone == 1 ? "is" : "are") gone: write it anew"
    }
    return (rest, note)
  }

  private func write(
    _ findings: [Diagnostic], of project: Project, to path: String
  ) throws -> (findings: [Diagnostic], note: String) {
    guard !project.isUnreadable else {
      return (findings, "; no baseline was written, for what cannot be read may hold more")
    }
    let keys = project.baselineKeys(of: findings)
    let baseline = Baseline(keys.compactMap { $0 })
    try Workspace.write(baseline: baseline.text, to: path)
    let count = keys.count { $0 != nil }
    return (
      zip(findings, keys).filter { $1 == nil }.map(\.0),
      "; wrote \(FindingCount.text(count, "finding")) to `\(path)`"
    )
  }
}
