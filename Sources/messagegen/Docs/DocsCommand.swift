import ArgumentParser
import Catalog
import SourceText
import Templating
import Workspace

/// Schemas in, pages for people out.
struct DocsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs",
    abstract: "Write a catalog: pages that show every message, with pictures of its bubble.",
    discussion: """
      The pages open by a double click and need no server. Files that are up to date \
      are not touched; edited ones are not replaced without --force.

      Examples:
        messagegen docs                      write pages to Docs/Messages
        messagegen docs --output build/docs  write them elsewhere
        messagegen docs --watch              write again on every change
        messagegen docs --check              for CI: exit with 1 on changes
        messagegen docs --format markdown    for a wiki
        messagegen docs --format json        one document on standard output
        messagegen docs --clean              delete what was written
      """)

  @Option(
    help: ArgumentHelp(
      "Folder of the catalog. (default: docs.path of the configuration, else Docs/Messages)", valueName: "folder"),
    completion: .directory)
  var output: String?
  @Option(help: "Form of the catalog: html, markdown or json.")
  var format = DocsFormat.html
  @Flag(help: "Write nothing; exit with 1 if a file would change.")
  var check = false
  @Flag(help: "List changes instead of writing files.")
  var dryRun = false
  @Flag(help: "Also replace and delete files that were edited by hand or not written by messagegen.")
  var force = false
  @Flag(help: "Write again whenever a schema or the configuration changes; open pages reload themselves.")
  var watch = false
  @Flag(help: "Delete what was written, and empty folders.")
  var clean = false
  @Flag(help: "Print only errors.")
  var quiet = false
  @Flag(help: "Print why each file is written.")
  var verbose = false
  @OptionGroup var project: ProjectOptions

  func validate() throws {
    try project.refuseDocuments()
    if quiet, verbose { throw ValidationError.quietAndVerbose }
    if watch, isLooking || clean {
      throw ValidationError(
        "--watch cannot be used with --check, --dry-run or --clean", zh: "--watch 不能与 --check、--dry-run 或 --clean 同时使用")
    }
    if clean, check { throw ValidationError.cleanAndCheck }
    if format == .json, output != nil || clean || watch || check || dryRun {
      throw ValidationError(
        "--format json is printed; it takes no --output, --clean, --watch, --check or --dry-run",
        zh: "--format json 直接打印，不能与 --output、--clean、--watch、--check 或 --dry-run 同时使用")
    }
    if format == .markdown, watch {
      throw ValidationError("--watch is for --format html", zh: "--watch 只用于 --format html")
    }
  }

  func run() throws {
    if watch { try DocsWatch(command: self).run() }
    let run = Run(reporter: project.reporter, isQuiet: quiet, isWriting: !isLooking && format != .json)
    let workspace = try run.open(project.config, isWriting: !isLooking && format != .json)
    if clean { return try cleanUp(workspace, in: run) }
    try write(workspace, in: run)
  }

  /// - Parameter isLive: pages reload themselves.
  func write(_ workspace: Workspace, in run: Run, isLive: Bool = false) throws {
    let project = try Project(workspace, reading: .findings, progress: run.progress)
    if project.hasErrors { try run.report(project) }
    try project.checkHasSchemas(deleting: Project.deletingPages)
    guard let configuration = project.configuration, let catalog = Catalog(project, isLive: isLive) else { return }
    run.progress.show(
      LocalizedText("drawing \(project.schemaCount) schemas", zh: "正在绘制 \(project.schemaCount) 个 schema"))
    if format == .json { return run.show(catalog.json()) }
    let folders = try Self.folders(of: catalog, format)
    let docs = try DocsOutput(output, of: project, configuration)
    let plan = try docs.plan(folders, force: force)
    if check { return try endCheck(plan, in: run) }
    let count = plan.changes.count { $0.action != .delete }
    try end(
      run, plan, docs, "messagegen docs",
      LocalizedText(
        """
        wrote \(output ?? docs.path): \(FindingCount.text(catalog.messageCount, "message")), \
        \(FindingCount.text(configuration.docs.languages.count, "language")), \(FindingCount.text(count, "file"))\
        \(plan.counts)
        """,
        zh: """
          写入 \(output ?? docs.path)：\(catalog.messageCount) 种消息，\(configuration.docs.languages.count) 种语言，\
          \(count) 个文件\(plan.counts)
          """))
  }

  static func folders(of catalog: Catalog, _ format: DocsFormat) throws -> [Catalog.Folder] {
    do {
      return format == .markdown ? try catalog.markdown() : try catalog.html()
    } catch {
      throw Failure(message: .verbatim(error.description), exitCode: ExitCodes.couldNotRun)
    }
  }

  private func cleanUp(_ workspace: Workspace, in run: Run) throws {
    let project = try Project(workspace, reading: [], progress: run.progress)
    guard let configuration = project.configuration else { return try run.report(project) }
    let docs = try DocsOutput(output, of: project, configuration)
    let plan = try docs.cleaningPlan(force: force)
    let count = plan.count(of: .delete)
    try end(
      run, plan, docs, "messagegen docs --clean",
      count == 0
        ? LocalizedText("nothing to remove", zh: "没有可删除的文件")
        : LocalizedText("removed \(FindingCount.text(count, "file"))", zh: "删除了 \(count) 个文件"))
  }

  private func endCheck(_ plan: WritePlan, in run: Run) throws {
    run.show(run.text(of: plan).list())
    guard !plan.isEmpty else { return run.end(RunSummary.upToDate(plan)) }
    throw Failure(
      message: LocalizedText("the catalog is out of date", zh: "消息目录已过期"),
      help: LocalizedText("run `messagegen docs` and commit the result", zh: "运行 `messagegen docs` 并提交结果"))
  }

  private func end(
    _ run: Run, _ plan: WritePlan, _ docs: DocsOutput, _ command: String, _ summary: LocalizedText
  ) throws {
    if dryRun { run.show(run.text(of: plan).list()) }
    try run.refuse(plan, command: command, isShown: isLooking)
    if isLooking { return }
    run.progress.show(LocalizedText("writing", zh: "正在写入"))
    try docs.workspace.apply(plan)
    if verbose { run.show(run.text(of: plan).list()) }
    if output == nil { try docs.workspace.updateXcodeLists(in: run) }
    if quiet { run.progress.clear() } else { run.tell(run.stamp + summary.text(in: run.language) + "\n") }
  }

  private var isLooking: Bool { check || dryRun }
}

/// What a catalog is written as.
enum DocsFormat: String, CaseIterable, ExpressibleByArgument {
  case html, markdown, json

  /// The first page in a language.
  var indexName: String {
    switch self {
    case .html: "index.html"
    case .markdown: "index.md"
    case .json: "index.json"
    }
  }

  /// What writes a catalog in this form.
  var command: String { self == .html ? "docs" : "docs --format \(rawValue)" }
}
