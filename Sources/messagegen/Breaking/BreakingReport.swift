import Evolution
import Reports
import Schema
import SourceText
import Workspace

/// The end of a comparison, whatever the schemas were compared with: findings, the closing line and the exit code.
struct BreakingReport {
  /// Those that nobody accepted.
  private(set) var changes: [BreakingChange]
  /// Of the releases and of what was accepted.
  private(set) var findings: [Diagnostic]
  /// What a change is accepted by, such as `--accept id-changed@Gift`; nil: there is no record to accept it in.
  private var acceptance: ((BreakingChange) -> String)?
  /// Those that accept something.
  private(set) var used: [Acceptance] = []
  private let comparison: ReleaseComparison
  /// How many of those that are asked for are accepted.
  private var acceptedCount = 0
  private let project: Project
  private let base: ComparedReleases
  private let options: BreakingOptions

  /// - Parameters:
  ///   - schema: that of the project.
  ///   - pairs: it beside these releases, if they are there already.
  init(
    _ project: Project, _ schema: Schema, against base: ComparedReleases, _ options: BreakingOptions,
    pairs: ReleasePairs? = nil
  ) {
    comparison = Evolution.comparison(
      of: pairs ?? ReleasePairs(of: schema, with: base.releases, after: base.base))
    (self.project, self.base, self.options) = (project, base, options)
    (changes, findings) = (comparison.changes, base.findings.filter { options.asks(for: $0.id) })
    changes = asked(changes)
  }

  /// The release that the schemas follow, if it is not the latest one.
  var following: String? { base.base }

  /// All there is to report, in the order of the text.
  var diagnostics: [Diagnostic] { (findings + changes.map(\.diagnostic)).inOrder() }

  /// Those of the project and of the releases.
  func files(for format: ErrorFormat) throws -> SourceFiles {
    SourceFiles(try project.files(for: format) + base.files(format))
  }

  /// Reports what is accepted no longer; before that accepts what the command line says.
  ///
  /// - Parameter recorded: what a release that is recorded again has accepted before.
  mutating func apply(
    _ file: AcceptanceFile, and recorded: [Acceptance] = [], accepting: AcceptOptions, in schema: Schema, _ run: Run
  ) throws {
    var file = file
    let all = comparison.changes
    if let reason = accepting.reason {
      let changes = try accepting.changes(in: all)
      try file.accept(changes, reason: reason)
      let names = Wording.enumeration(changes.map { "`\($0.name)`" })
      run.tell(
        LocalizedText("accepted \(names) in \(file.shownPath)\n", zh: "已在 \(file.shownPath) 中接受 \(names)\n")
          .text(in: run.language))
    }
    let applied = file.acceptances.adding(recorded, in: file.file.id).applied(to: all)
    changes = asked(applied.unaccepted)
    acceptedCount = asked(applied.accepted).count
    used = applied.used
    findings += file.findings + file.unused(all, in: schema.configuration).filter { options.asks(for: $0.id) }
    acceptance = { [following] in (following.map { "--after \($0) " } ?? "") + $0.acceptance }
  }

  /// The same with messages that show what is left to report.
  var illustrated: BreakingReport {
    var report = self
    report.changes = comparison.illustrated(changes)
    return report
  }

  /// Leaves out what others report.
  ///
  /// - Parameter isKnown: by its rule and where it is.
  mutating func leaveOut(_ isKnown: (String, SourceRange) -> Bool) {
    changes.removeAll { isKnown($0.rule.id, $0.range) }
    findings.removeAll { isKnown($0.id, $0.range) }
  }

  /// Whether something keeps the schemas from being released.
  var hasErrors: Bool {
    findings.contains { $0.severity == .error } || changes.contains { $0.severity == .error }
  }

  /// Those of the rules that `--rule` names.
  private func asked(_ changes: [BreakingChange]) -> [BreakingChange] {
    options.rule.isEmpty ? changes : changes.filter { options.rule.contains($0.rule.id) }
  }

  /// Reports, and ends the run if something is as severe as `--fail-on` says.
  func end(_ run: Run) throws {
    let text = try illustrated.text(by: run.reporter)
    if let output = options.output { try Workspace.write(report: text, to: output) } else { run.show(text) }
    let isInReport = options.output == nil && run.reporter.format.isDocument
    run.progress.clear()
    Terminal.write(closing.line(in: run.language), to: isInReport ? .error : .output)
    if options.output == nil { run.hint(diagnostics) }
    if diagnostics.contains(where: { $0.severity >= options.failOn.severity }) { throw ExitCodes.findings }
  }

  private func text(by reporter: Reporter) throws -> String {
    let files = try files(for: reporter.format)
    guard reporter.format == .markdown else { return reporter.text(of: diagnostics, in: files) }
    return BreakingMarkdown(
      changes: changes, findings: findings.inOrder(), files: files, count: summary, acceptances: acceptances,
      language: reporter.language
    ).text
  }

  // MARK: The closing line

  /// How much there is.
  var summary: LocalizedText { FindingCount(diagnostics).summary(against: base.name, accepted: acceptedCount) }

  /// What accepts each error.
  private var acceptances: [String] {
    acceptance.map { acceptance in changes.filter { $0.severity == .error }.map(acceptance) } ?? []
  }

  /// How much there is, and how to accept it.
  private var closing: LocalizedText {
    let count = summary
    guard let first = acceptances.first else { return count }
    if acceptances.count == 1 {
      return LocalizedText(
        "\(count); if it is intended: \(first) --reason …", zh: "\(count)；如果是有意的：\(first) --reason …")
    }
    let lines = acceptances.map { "\n  " + $0 }.joined()
    return LocalizedText(
      "\(count); if they are intended, with `--reason …`:\(lines)", zh: "\(count)；如果是有意的，加上 `--reason …`：\(lines)")
  }
}

/// What the schemas are compared with.
struct ComparedReleases {
  /// The latest one last.
  let releases: [Release]
  /// The name of the one that the schemas follow; nil: the latest one.
  var base: String?
  /// What was found in them that is no change, such as damage.
  let findings: [Diagnostic]
  /// As the closing line calls them, such as `3 releases`.
  let name: LocalizedText
  /// The files of all ranges in them that are not the project's, the first with the id after the project's last one, under
  /// the names that the readers of a report know them by.
  var files: (ErrorFormat) throws -> [SourceFile] = { _ in [] }
}
