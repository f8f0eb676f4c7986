import ArgumentParser
import SourceText

/// Every problem in every schema.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check the schemas.",
    discussion: """
      Exit codes: 0 no errors and no warnings (notes do not count), 1 errors or warnings, 2 could not run, 64 wrong \
      usage.

      Examples:
        messagegen lint                            everything
        messagegen lint Schemas/RedPacket.yaml     only what is found there; all schemas are read
        messagegen lint --error-format short       one line for each finding
      """)

  @OptionGroup var project: ProjectOptions
  @Argument(help: "Files and folders to report on, relative to the configuration's folder; default: all.")
  var paths: [String] = []

  func run() throws {
    let run = Run(reporter: project.reporter)
    let read = try Project(config: project.config, progress: run.progress)
    let findings = try PathFilter(paths, files: read.files).findings(read.findings)
    run.progress.clear()
    run.show(run.reporter.text(of: findings, in: read.files))
    run.show(FindingCount(findings).summary(schemas: read.schemaCount) + "\n")
    if findings.contains(where: { $0.severity > .note }) { throw ExitCodes.findings }
  }
}
