import ArgumentParser
import Evolution
import Schema
import SourceText
import Workspace

/// The record of a release.
struct ReleaseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "release",
    abstract: "Record the schemas as a release of the app.",
    discussion: """
      Writes what the release adds, changes and removes, with example messages, into \
      its folder among the releases. It is refused while `messagegen breaking` has \
      errors that are not accepted; what is accepted moves into the record. A \
      release is never changed once it has shipped.

      Exit codes: 0 success, 1 errors or, with --check, not recorded, 2 could not \
      run, 64 usage error.

      Examples:
        messagegen release 2.4
        messagegen release 2.4 --dry-run       show what would be written
        messagegen release 2.4 --check         for the build that ships
        messagegen release 2.4 --replace       again, before it ships
        messagegen release 2.3.1 --after 2.3   a fix of an older release
      """)

  @Argument(help: "Version of the app: one to four numbers with dots.")
  var version: String
  @Option(
    help: ArgumentHelp(
      "Release that this one follows. (default: the latest one before it)", valueName: "version"))
  var after: String?
  @Flag(help: "Write nothing; exit with 1 unless the release is recorded as the schemas are.")
  var check = false
  @Flag(help: "Show what would be written without writing it.")
  var dryRun = false
  @Flag(help: "Replace the release if it is recorded with other schemas; only before it ships.")
  var replace = false
  @OptionGroup var project: ProjectOptions

  func validate() throws {
    try project.refuseDocuments()
    for text in [version, after].compactMap({ $0 }) where ReleaseVersion(text) == nil {
      throw ValidationError(
        LocalizedText(
          "`\(text)` is not a version: write one to four numbers with dots, such as 2.4",
          zh: "`\(text)` 不是版本：写一到四个用点分隔的数字，如 2.4"))
    }
    if check, dryRun || replace {
      throw ValidationError(
        LocalizedText(
          "--check cannot be combined with --dry-run or --replace", zh: "--check 不能与 --dry-run 或 --replace 同时使用"))
    }
  }

  func run() throws {
    let run = Run(reporter: project.reporter)
    let isWriting = !check && !dryRun
    let workspace = try Workspace.opened(configuration: project.config, isWriting: isWriting)
    let read = try Project(workspace, progress: run.progress)
    guard let schema = read.schema, !read.hasErrors, let version = ReleaseVersion(version) else {
      return try run.report(read)
    }
    if isWriting { try workspace.restoreReleases(in: read.releasesFolder) }
    let recording = try Recording(
      version, of: read, after: after.flatMap { ReleaseVersion($0) }, isReplacing: replace, run)
    if check { return try end(check: recording, run) }
    if try isRecorded(recording) {
      if isWriting { try recording.removeAccepted() }
      return run.say([LocalizedText("release \(recording.name) is already recorded", zh: "版本 \(recording.name) 已经记录")])
    }
    let (report, accepted) = try recording.compared(schema, run)
    try refuse(report, recording, run)
    let files = try recording.files(schema, accepted: report.used)
    if dryRun { return try run.show(recording.preview(of: files, run.style, run.language)) }
    try workspace.record(version.description, in: recording.record.folder, files: files, isReplacing: replace)
    try accepted.remove(report.used)
    run.say([try recording.summary])
  }
}

extension ReleaseCommand {
  private func end(check recording: Recording, _ run: Run) throws {
    guard let difference = try recording.difference else {
      throw Failure(
        message: LocalizedText("release `\(recording.name)` is not recorded", zh: "版本 `\(recording.name)` 没有记录"),
        help: LocalizedText(
          "run `messagegen release \(recording.name)` and commit the result",
          zh: "运行 `messagegen release \(recording.name)` 并提交结果"))
    }
    guard difference.isEmpty else { throw recording.isOther(difference, run) }
    run.say([
      LocalizedText(
        "release \(recording.name) is recorded as the schemas are", zh: "版本 \(recording.name) 的记录与 schema 一致")
    ])
  }

  /// Whether there is nothing to do; if it is recorded otherwise, that is an error.
  private func isRecorded(_ recording: Recording) throws -> Bool {
    guard let difference = try recording.difference else { return false }
    let hasParent = recording.existing?.after == recording.parent?.version || after == nil
    if difference.isEmpty, hasParent { return true }
    if replace { return false }
    throw recording.isOther(difference, Run(reporter: project.reporter))
  }

  private func refuse(_ report: BreakingReport, _ recording: Recording, _ run: Run) throws {
    guard report.hasErrors else { return }
    do { try report.end(run) } catch is ExitCode {
      throw Failure(
        message: LocalizedText(
          "release `\(recording.name)` was not recorded: it breaks earlier ones",
          zh: "没有记录版本 `\(recording.name)`：它会破坏之前的版本"),
        help: LocalizedText(
          "fix the errors, or accept what is intended with `messagegen breaking --accept … --reason …`",
          zh: "修复这些错误，或用 `messagegen breaking --accept … --reason …` 接受有意的变更"))
    }
  }
}
