import ArgumentParser
import Schema
import SourceText

/// Whom a change of the schemas breaks.
struct BreakingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "breaking",
    abstract: "Report which changes of the schemas break whom.",
    discussion: """
      Compares the schemas with all recorded releases, or with those of another \
      checkout or git revision, in both directions: what apps with the other schemas \
      make of new messages, and what becomes of theirs.

      Exit codes: 0 no errors (see --fail-on), 1 errors, 2 could not run, 64 usage \
      error.

      Examples:
        messagegen breaking
        messagegen breaking --fail-on warning --rule field-removed
        messagegen breaking --against-git origin/main
        messagegen breaking --against ../main
        messagegen breaking --against ../android --error-format json
        messagegen breaking --error-format markdown --output breaking.md
        messagegen breaking --after 2.3    for a fix of an older release
      """)

  @Option(
    help: ArgumentHelp(
      "Folder of another checkout, with its messagegen.yaml. (default: recorded releases)", valueName: "folder"),
    completion: .directory)
  var against: String?
  @Option(help: ArgumentHelp("Revision that git has here; nothing is fetched.", valueName: "revision"))
  var againstGit: String?
  @Option(
    help: ArgumentHelp(
      "Recorded release that the schemas follow. (default: the latest one)", valueName: "version"))
  var after: String?
  @OptionGroup var accepted: AcceptOptions
  @OptionGroup var options: BreakingOptions
  @OptionGroup var project: ProjectOptions

  func validate() throws {
    if against?.isEmpty == true {
      throw ValidationError("--against needs a folder", zh: "--against 需要一个文件夹")
    }
    try ReleaseVersion.check(after)
    let others = [(against != nil, "--against"), (againstGit != nil, "--against-git")].filter(\.0).map(\.1)
    let options = others + [(after != nil, "--after"), (accepted.reason != nil, "--accept")].filter(\.0).map(\.1)
    guard !others.isEmpty, options.count > 1 else { return }
    throw ValidationError(
      "\(options[0]) and \(options[1]) cannot be used together", zh: "\(options[0]) 和 \(options[1]) 不能同时使用")
  }

  func run() throws {
    try options.checkRules()
    let isWriting = accepted.reason != nil
    let run = options.run(project, isWriting: isWriting)
    let workspace = try run.open(project.config, isWriting: isWriting)
    var read = try Project(workspace, reading: .findings, progress: run.progress)
    guard let schema = read.schema, !read.hasErrors else { return try run.report(read) }
    if let other = try other(than: read) {
      try compare(read, schema, with: other, run)
    } else if let record = try read.readReleases() {
      try compare(read, schema, with: record, run)
    }
  }

  /// A record with errors says nothing of who breaks.
  private func compare(_ read: Project, _ schema: Schema, with record: ReleaseRecord, _ run: Run) throws {
    if record.isEmpty { throw record.noRelease }
    if accepted.reason != nil { try run.report(record, of: read) }
    let base = try record.version(after.flatMap { ReleaseVersion($0) })
    let compared = record.compared(after: base)
    try read.check("--output", isNoInput: options.output)
    var report = BreakingReport(read, schema, against: compared, options)
    if record.findings.isEmpty { try report.apply(record.accepted, accepting: accepted, in: schema, run) }
    if accepted.reason != nil { try read.workspace.updateXcodeLists(in: run) }
    try report.end(run)
  }

  private func compare(_ read: Project, _ schema: Schema, with other: OtherCheckout, _ run: Run) throws {
    guard let release = other.release else {
      let files = SourceFiles(try read.files(for: project.errorFormat) + other.files(for: project.errorFormat))
      run.show(run.reporter.text(of: other.findings.filter { $0.severity == .error }, in: files))
      throw other.failure
    }
    let base = ComparedReleases(
      releases: [release], findings: [], name: .verbatim(other.name), files: other.files(for:))
    try read.check("--output", isNoInput: options.output, and: base.files(.text).map(\.path))
    try BreakingReport(read, schema, against: base, options).end(run)
  }

  /// nil: the schemas are compared with the record.
  private func other(than project: Project) throws -> OtherCheckout? {
    if let againstGit {
      return try OtherCheckout(revision: againstGit, of: project.workspace, beside: project.files)
    }
    return try against.map { try OtherCheckout(folder: $0, beside: project.files) }
  }
}
