import SourceText
import Workspace

/// One run of a command: what it prints on its way, and how it ends.
struct Run {
  let reporter: Reporter
  let isQuiet: Bool
  let progress: Progress
  /// Begins the line that says how it went; for runs in a row.
  let stamp: String

  init(reporter: Reporter, isQuiet: Bool = false, stamp: String = "") {
    self.reporter = reporter
    self.isQuiet = isQuiet
    self.stamp = stamp
    progress = Progress(isShown: !isQuiet && Terminal.isTerminal(.error))
  }

  var style: TextStyle { reporter.style }
  var language: Language { reporter.language }

  func show(_ text: String) {
    progress.clear()
    Terminal.write(text, to: .output)
  }

  /// Prints what is said about a run, which a document takes no part of.
  private func tell(_ text: String) {
    progress.clear()
    Terminal.write(text, to: reporter.format.isDocument ? .error : .output)
  }

  /// What was done, a line each.
  func say(_ lines: [Phrase]) { show(lines.map { $0.text(in: language) + "\n" }.joined()) }

  /// What was found in how many schemas, and, for people, where the errors are if they are hard to see.
  func summary(of findings: [Diagnostic], in files: [SourceFile], schemas: Int) -> Phrase {
    let count = FindingCount(findings).summary(schemas: schemas)
    guard [.text, .short].contains(reporter.format), let places = ErrorPlaces(findings, in: files)?.text else {
      return count
    }
    return Phrase("\(count); \(places)", zh: "\(count)；\(places)")
  }

  /// Prints a project's findings and ends the run if there are errors among them.
  func report(_ project: Project) throws {
    let findings = isQuiet ? project.findings.filter { $0.severity == .error } : project.findings
    let files = try project.files(for: reporter.format)
    // A document is printed once, with what else there is to say.
    if project.hasErrors || !reporter.format.isDocument { show(reporter.text(of: findings, in: files)) }
    guard project.hasErrors else { return }
    let summary = summary(of: findings, in: files, schemas: project.schemaCount)
    tell(stamp + Phrase("\(summary); nothing was written\n", zh: "\(summary)；没有写入任何文件\n").text(in: language))
    hint(findings)
    throw ExitCodes.findings
  }

  /// Where somebody looks at the findings, says how to learn more about the last of them.
  func hint(_ findings: [Diagnostic]) {
    guard !isQuiet, reporter.format == .text, Terminal.isTerminal(.output) else { return }
    if let hint = ExplainHint(findings) { show(hint.text(in: language) + "\n") }
  }

  /// Prints what is found in a project with a new file; if there are errors, only what the file brings, and the run
  /// ends.
  func report(_ project: Project, new file: SourceFile.ID) throws {
    let findings = project.findings.filter { finding in
      let isAboutIt = finding.range.file == file || finding.notes.contains { $0.range?.file == file }
      return !project.hasErrors || finding.severity == .error || finding.severity == .warning && isAboutIt
    }
    show(reporter.text(of: findings, in: try project.files(for: reporter.format)))
    guard project.hasErrors else { return }
    throw Failure(message: "the new message has errors; nothing was written")
  }

  /// Ends the run if a file of somebody else's is in the way; `command` is what the user could give `--force`.
  func refuse(_ plan: WritePlan, command: String = "messagegen generate", isShown: Bool = false) throws {
    guard !plan.refused.isEmpty else { return }
    if !isShown { show(PlanText(plan, style: style).refusals(of: command)) }
    let count = plan.refused.count
    let isForcible = plan.refused.contains { if case .inTheWay = $0.reason { false } else { true } }
    throw Failure(
      message: "\(count) \(count == 1 ? "file is" : "files are") not messagegen's to replace; nothing was written",
      help: isForcible
        ? "move your changes elsewhere, then run `\(command) --force`"
        : "remove the conflicting file or folder")
  }

  /// Shows what is not up to date, in a line or an annotation for each file, and ends the run if there is any.
  func endCheck(_ plan: WritePlan, of project: Project) throws {
    let drift = Drift(plan, of: project)
    let files = try project.workspace.named(drift.files, for: reporter.format)
    switch reporter.format {
    case .text: show(PlanText(plan, style: style).list())
    case _ where reporter.format.isDocument:
      show(reporter.text(of: project.findings + drift.findings, in: files))
    default: show(reporter.text(of: drift.findings, in: files))
    }
    guard !plan.isEmpty else { return end(RunSummary.upToDate(plan)) }
    throw Failure(message: "the generated code is out of date", help: "run `messagegen generate` and commit the result")
  }

  /// The last line.
  func end(_ summary: RunSummary) {
    if isQuiet { progress.clear() } else { tell(stamp + summary.text(in: progress.elapsed, language) + "\n") }
  }
}
