import ArgumentParser
import SourceText

/// Schemas in, Swift out.
struct GenerateCommand: ProjectCommand {
  static let name = "generate"
  static let configuration = CommandConfiguration(
    commandName: name, _superCommandName: Tool.name,
    abstract: "Write the Swift code of all schemas.",
    discussion: """
      Only changed files are written, each in one step. A generated file that was edited by hand is never replaced or \
      deleted without --force: it is shown with a diff, and nothing is written.

      Examples:
        messagegen generate                    write what has changed
        messagegen generate --check            exit with 1 if anything would change (for continuous integration)
        messagegen generate --check --error-format github  annotate such files
        messagegen generate --diff             show what would change
        messagegen generate --dry-run          list what would change
        messagegen generate --force            replace files that were edited by hand, too
        messagegen generate --watch            write what has changed whenever something changes, until Ctrl-C
        messagegen generate --clean            remove what is generated; with --dry-run, list it
      """)

  @Option(help: ProjectOptions.config) var config: String?
  @Option(help: ProjectOptions.color) var color = ColorChoice.auto
  @Option(help: ProjectOptions.errorFormat) var errorFormat = ErrorFormat.text
  @Option(name: LanguageChoice.name, help: LanguageChoice.help) var chosenLanguage: Language?
  @Argument(help: ArgumentHelp("None are taken; the error says what to do instead.", visibility: .hidden))
  var paths: [String] = []
  @Flag(help: "Write nothing; exit with 1 if a file would change.")
  var check = false
  @Flag(help: "Write nothing; print a unified diff.")
  var diff = false
  @Flag(help: "Write nothing; list what would be done.")
  var dryRun = false
  @Flag(help: "Replace and delete files that were edited by hand, or that are not messagegen's, too.")
  var force = false
  @Flag(help: "Generate again whenever a schema, the configuration or a template of yours changes.")
  var watch = false
  @Flag(help: "Remove the generated files, the manifest, and folders that are then empty. The schemas may be broken.")
  var clean = false
  @Flag(help: "Print errors alone.")
  var quiet = false
  @Flag(help: "Say why each file is written.")
  var verbose = false

  func validate() throws {
    if errorFormat == .gitlab {
      if !check || diff || dryRun {
        throw ValidationError("`--error-format gitlab` is for `generate --check` and `messagegen lint`")
      }
    } else {
      try project.refuseDocuments()
    }
    if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other") }
    if watch, job.isLooking || clean {
      throw ValidationError("--watch writes; it excludes --check, --diff, --dry-run and --clean")
    }
    if clean, check { throw ValidationError("--clean and --check exclude each other; --clean --dry-run lists") }
  }

  func run() throws {
    guard let path = paths.first else { return try job.run() }
    throw Failure(
      message: "`generate` takes no paths, such as `\(path)`: it reads all schemas, and writes every target",
      help: """
        run it without; `messages:` of a target says which messages it has, and `messagegen lint \(path)` checks some \
        schemas only
        """,
      exitCode: .validationFailure)
  }

  var job: GenerateJob {
    GenerateJob(
      project: project, check: check, diff: diff, dryRun: dryRun, force: force, watch: watch, clean: clean,
      quiet: quiet, verbose: verbose)
  }
}
