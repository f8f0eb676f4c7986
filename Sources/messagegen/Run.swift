import ArgumentParser
import Checks
import Reports
import Schema
import SchemaReader
import SourceText
import Workspace

/// One run of a command: what it prints on its way, and how it ends.
struct Run {
  let reporter: Reporter
  let isQuiet: Bool
  /// Whether the command writes: then one that ends says that it did not.
  let isWriting: Bool
  let progress: Progress
  /// Begins the line that says how it went; for runs in a row.
  let stamp: String

  init(reporter: Reporter, isQuiet: Bool = false, isWriting: Bool = true, stamp: String = "") {
    self.reporter = reporter
    self.isQuiet = isQuiet
    self.isWriting = isWriting
    self.stamp = stamp
    progress = Progress(isShown: !isQuiet && Terminal.isTerminal(.error), language: reporter.language)
  }

  var style: TextStyle { reporter.style }
  var language: Language { reporter.language }

  func show(_ text: String) {
    progress.clear()
    Terminal.write(text, to: .output)
  }

  /// Prints what is said about a run, which a document takes no part of.
  func tell(_ text: String) {
    progress.clear()
    Terminal.write(TerminalText.shown(lines: text), to: reporter.format.isDocument ? .error : .output)
  }

  func text(of plan: WritePlan) -> PlanText { PlanText(plan: plan, style: style, language: language) }

  /// What was done, a line each.
  func say(_ lines: [LocalizedText]) { show(lines.map { $0.line(in: language) }.joined()) }

  /// What was found in which files, and, for people, where the errors are if they are hard to see.
  func summary(of findings: [Diagnostic], in files: SourceFiles, _ checked: CheckedFiles) -> LocalizedText {
    let count = FindingCount(findings).summary(in: checked)
    guard [.text, .short].contains(reporter.format), let locations = findings.errorLocations(in: files) else {
      return count
    }
    return LocalizedText("\(count); \(locations)", zh: "\(count)；\(locations)")
  }

  /// What the findings are printed of: only errors, if no more is wanted.
  func wanted(_ findings: [Diagnostic]) -> [Diagnostic] {
    isQuiet ? findings.filter { $0.severity == .error } : findings
  }

  /// What a run that was to write says if it ends before.
  var nothingWritten: LocalizedText {
    isWriting ? LocalizedText("; nothing was written", zh: "；没有写入任何文件") : .verbatim("")
  }

  /// Prints a project's findings and ends the run if there are errors among them.
  ///
  /// - Parameter isCountingNotes: There is nothing to do about notes: `lint` shows them, others say how many there are.
  func report(
    _ project: Project, isCountingNotes: Bool = false, exitCode: ExitCode = ExitCodes.findings
  ) throws {
    let isCounting = isCountingNotes && !reporter.format.isDocument
    let findings = wanted(project.findings).filter { !isCounting || $0.severity > .note }
    let files = try project.files(for: reporter.format)
    // A document is printed once, with what else there is to say.
    if project.hasErrors || !reporter.format.isDocument { show(reporter.text(of: findings, in: files)) }
    guard project.hasErrors else {
      return isCounting && !isQuiet ? tellCount(ofNotesIn: project.findings) : ()
    }
    let summary = summary(of: wanted(project.findings), in: files, project.checkedFiles)
    tell(stamp + LocalizedText("\(summary)\(nothingWritten)\n", zh: "\(summary)\(nothingWritten)\n").text(in: language))
    hint(findings)
    throw exitCode
  }

  private func tellCount(ofNotesIn findings: [Diagnostic]) {
    let count = findings.count { $0.severity == .note }
    guard count > 0 else { return }
    let text = LocalizedText(
      "\(FindingCount.text(count, "note")); to see \(count == 1 ? "it" : "them"), run `messagegen lint`",
      zh: "有 \(count) 个提示；运行 `messagegen lint` 查看")
    tell(text.text(in: language) + "\n")
  }

  /// Where somebody looks at the findings, says how to learn more about the last of them.
  func hint(_ findings: [Diagnostic]) {
    guard !isQuiet, reporter.format == .text, Terminal.isTerminal(.output) else { return }
    if let hint = findings.explainHint { show(hint.text(in: language) + "\n") }
  }

  /// Prints what is found about a new file in a project; if there are errors, all of them, and the run ends.
  func report(_ project: Project, new file: SourceFile.ID) throws {
    let findings = project.findings.filter { finding in
      let isAboutIt = finding.range.file == file || finding.notes.contains { $0.range?.file == file }
      return finding.severity == .error || isAboutIt && (!project.hasErrors || finding.severity == .warning)
    }
    show(reporter.text(of: findings, in: try project.files(for: reporter.format)))
    guard project.hasErrors else { return }
    throw Failure(
      message: LocalizedText("the new message has errors; nothing was written", zh: "新消息有错误；没有写入任何文件"))
  }

  /// Prints what is wrong with the record of releases that a project has read, and ends the run if anything is.
  func report(_ record: ReleaseRecord, of project: Project) throws {
    try report(record.findings, record.folder, of: project)
  }

  /// The same of the messages in it.
  func report(_ examples: ReleaseExamples, of project: Project) throws {
    try report(examples.findings, examples.folder, of: project)
  }

  private func report(_ findings: [Diagnostic], _ folder: String, of project: Project) throws {
    guard !findings.isEmpty else { return }
    show(reporter.text(of: findings, in: try project.files(for: reporter.format)))
    let count = FindingCount(findings).counts
    tell(
      LocalizedText(
        "\(count) in the record of releases, \(folder)\(nothingWritten)\n",
        zh: "发布记录 \(folder) 中有 \(count)\(nothingWritten)\n"
      ).text(in: language))
    throw ExitCodes.findings
  }

  /// Ends the run if a file of somebody else's is in the way; `command` is what the user could give `--force`.
  func refuse(_ plan: WritePlan, command: String = "messagegen generate", isShown: Bool = false) throws {
    guard !plan.refused.isEmpty else { return }
    if !isShown { show(text(of: plan).refusals(of: command)) }
    let count = plan.refused.count
    throw Failure(
      message: LocalizedText(
        "\(count) \(count == 1 ? "file was" : "files were") edited or not generated by messagegen\(nothingWritten)",
        zh: "\(count) 个文件被手工修改过或不是 messagegen 生成的\(nothingWritten)"),
      help: plan.preparation.map { step in
        plan.needsForce
          ? LocalizedText("\(step), then run `\(command) --force`", zh: "\(step)，再运行 `\(command) --force`") : step
      })
  }

  /// Shows what is not up to date, in a line or an annotation for each file, and ends the run if there is any.
  func endCheck(_ plan: WritePlan, of project: Project) throws {
    var outdated = OutdatedFiles(of: project)
    outdated.add(plan, of: project)
    let files = try project.workspace.named(outdated.files, for: reporter.format)
    switch reporter.format {
    case .text: show(text(of: plan).list())
    case _ where reporter.format.isDocument:
      show(reporter.text(of: project.findings + outdated.findings, in: files))
    default: show(reporter.text(of: outdated.findings, in: files))
    }
    guard !plan.isEmpty else { return end(RunSummary.upToDate(plan)) }
    let command = plan.needsForce ? "messagegen generate --force" : "messagegen generate"
    let help = LocalizedText("run `\(command)` and commit the result", zh: "运行 `\(command)` 并提交结果")
    throw Failure(
      message: LocalizedText("the generated code is out of date", zh: "生成的代码已过期"),
      help: plan.preparation.map { LocalizedText("\($0), then \(help)", zh: "\($0)，再\(help)") } ?? help)
  }

  /// The last line.
  func end(_ summary: RunSummary) {
    if isQuiet { progress.clear() } else { tell(stamp + summary.text(in: progress.elapsed, language) + "\n") }
  }

  // MARK: The configuration

  /// The project of a configuration that takes this version of the tool; of another, the run ends.
  func open(_ configuration: String?, isWriting: Bool) throws -> Workspace {
    let workspace = try Workspace.opened(configuration: configuration, isWriting: isWriting)
    try checkVersion(by: workspace.configuration, of: workspace)
    return workspace
  }

  /// Ends the run if a configuration requires another version of the tool: what this one would find or write means nothing
  /// there. So it comes before the schemas are read.
  func checkVersion(by configuration: SourceFile, of workspace: Workspace) throws {
    guard let wrong = Tool.wrongVersion(in: configuration) else { return }
    show(reporter.text(of: [wrong], in: try workspace.named([configuration], for: reporter.format)))
    throw ExitCodes.findings
  }

  /// The output folders of a configuration, whatever the schemas are like; the run ends if it has errors.
  func outputs(of workspace: Workspace) throws -> [Output] {
    let file = workspace.configuration
    let outcome = SchemaReader.readConfiguration(file)
    let configuration = outcome.value?.configuration
    let obstacle = outcome.hasErrors ? nil : configuration.flatMap(Lint.obstacle)
    let errors = outcome.diagnostics.filter { $0.severity == .error } + [obstacle].compactMap { $0 }
    show(reporter.text(of: errors, in: try workspace.named([file], for: reporter.format)))
    guard errors.isEmpty, let configuration else { throw ExitCodes.findings }
    return configuration.outputs
  }
}
