import ArgumentParser
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
    try ReleaseVersion.check(version)
    try ReleaseVersion.check(after)
    if check, dryRun || replace {
      throw ValidationError(
        "--check cannot be combined with --dry-run or --replace", zh: "--check 不能与 --dry-run 或 --replace 同时使用")
    }
  }

  func run() throws {
    let isWriting = !check && !dryRun
    let run = Run(reporter: project.reporter, isWriting: isWriting)
    let workspace = try run.open(project.config, isWriting: isWriting)
    let read = try Project(workspace, reading: .findings, progress: run.progress)
    guard let schema = read.schema, !read.hasErrors, let version = ReleaseVersion(version) else {
      return try run.report(read)
    }
    if isWriting { try workspace.restoreReleases(in: read.releasesFolder) }
    let release = try NewRelease(
      version, of: read, after: after.flatMap { ReleaseVersion($0) }, isReplacing: replace, run)
    if check { return try end(check: release, run) }
    if try isRecorded(release) {
      if isWriting {
        try release.removeAccepted()
        try workspace.updateXcodeLists(in: run)
      }
      return run.say([LocalizedText("release \(release.name) is already recorded", zh: "版本 \(release.name) 已经记录")])
    }
    let report = try release.compared(schema, run)
    try refuse(report, release, run)
    let files = try release.files(schema, accepted: report.used)
    if dryRun { return try run.show(release.preview(of: files, run.style, run.language)) }
    try workspace.record(version.description, in: release.record.folder, files: files, isReplacing: replace)
    try release.record.accepted.remove(report.used)
    run.say([try release.summary] + release.acceptancesTaken(among: report.used))
    try workspace.updateXcodeLists(in: run)
  }
}

extension ReleaseCommand {
  private func end(check release: NewRelease, _ run: Run) throws {
    guard let difference = try release.difference else {
      throw Failure(
        "release `\(release.name)` is not recorded", zh: "版本 `\(release.name)` 没有记录",
        help: LocalizedText(
          "run `messagegen release \(release.name)` and commit the result",
          zh: "运行 `messagegen release \(release.name)` 并提交结果"))
    }
    guard difference.isEmpty, !release.hasOtherParent else { throw release.isOther(difference, run) }
    run.say([
      LocalizedText(
        "release \(release.name) is recorded as the schemas are", zh: "版本 \(release.name) 的记录与 schema 一致")
    ])
  }

  /// Whether there is nothing to do; if it is recorded otherwise, that is an error.
  private func isRecorded(_ release: NewRelease) throws -> Bool {
    guard let difference = try release.difference else { return false }
    if difference.isEmpty, !release.hasOtherParent, !release.isDamaged { return true }
    if replace { return false }
    throw release.isOther(difference, Run(reporter: project.reporter))
  }

  private func refuse(_ report: BreakingReport, _ release: NewRelease, _ run: Run) throws {
    guard report.hasErrors else { return }
    let following = report.following.map { "--after \($0) " } ?? ""
    let command = "messagegen breaking \(following)--accept … --reason …"
    do { try report.end(run) } catch is ExitCode {
      throw Failure(
        "release `\(release.name)` was not recorded: it breaks other releases", zh: "没有记录版本 `\(release.name)`：它会破坏其他版本",
        help: LocalizedText(
          "fix the errors, or accept what is intended with `\(command)`", zh: "修复这些错误，或用 `\(command)` 接受有意的变更"))
    }
  }
}
