import ArgumentParser
import Reports
import Schema
import SourceText
import Workspace

/// The beginning of a project.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Create a configuration and a first message.",
    discussion: """
      Chooses the SDK, the target's name and the folder for generated code by the \
      pods, packages and Xcode project in the folder. Also writes the JSON Schemas \
      for editors, marks generated code in .gitattributes, and adds its folder to \
      the exclusions in .swiftlint.yml and .swiftformat. Nothing else is changed. \
      Where there is a configuration, --ci only creates the job.

      Examples:
        messagegen init                in the folder of the app or package
        messagegen init --dry-run      list files instead of writing them
        messagegen init --sdk tuikit --name Chat --path Chat/Generated
        messagegen init --ci github    also create a CI job
        messagegen init --xcode-lists  in a project: lists for a phase in Xcode
      """)

  @Argument(help: "Folder of the app or package.", completion: .directory)
  var folder = "."
  @Option(
    name: .customLong("sdk"),
    help: "SDK to generate bindings for; repeatable; none for portable code. (default: from pods and packages)")
  var sdks: [SDKChoice] = []
  @Option(
    help: ArgumentHelp("Folder for generated code. (default: Generated, beside the sources)", valueName: "folder"),
    completion: .directory)
  var path: String?
  @Option(help: "Name of the target. (default: that of the package or Xcode project, else Chat)")
  var name: String?
  @Option(help: "Create a job for a build server.")
  var ci: CIJob?
  @Option(
    help: ArgumentHelp(
      """
      With --ci: archive of messagegen that the job downloads, an https or file URL of letters, digits and \
      \(ToolArchive.punctuation) without a user name. (default: to be filled in)
      """, valueName: "url#sha256"))
  var tool: String?
  @Flag(help: "With --ci: replace another job that is there.")
  var force = false
  @Flag(help: "List files instead of writing them.")
  var dryRun = false
  @OptionGroup var xcode: XcodeOptions
  @OptionGroup var language: LanguageChoice

  func validate() throws {
    if sdks.contains(.none), sdks.count > 1 {
      throw ValidationError(
        "--sdk none cannot be combined with other SDKs", zh: "--sdk none 不能与其他 SDK 同时使用")
    }
    if ci == nil, tool != nil || force {
      throw ValidationError("--tool and --force require --ci", zh: "--tool 和 --force 需要 --ci")
    }
    if let tool, ToolArchive(tool) == nil {
      throw ValidationError(
        """
        --tool must be an https or file URL of letters, digits and `\(ToolArchive.punctuation)` without a user name, then `#` \
        and the SHA-256 in 64 hexadecimal digits
        """,
        zh: """
          --tool 必须是 https 或 file URL，只含字母、数字和 `\(ToolArchive.punctuation)`，不含用户名，加上 `#` \
          和 64 位十六进制的 SHA-256
          """)
    }
    if name?.isEmpty == true { throw ValidationError("--name must not be empty", zh: "--name 不能为空") }
    if path?.isEmpty == true { throw ValidationError("--path must not be empty", zh: "--path 不能为空") }
    if xcode.isWanted, !sdks.isEmpty || name != nil || path != nil || ci != nil {
      throw ValidationError(
        "--xcode-lists cannot be combined with --sdk, --name, --path or --ci",
        zh: "--xcode-lists 不能与 --sdk、--name、--path 或 --ci 同时使用")
    }
  }

  func run() throws {
    let run = Run(reporter: Reporter(style: .plain, format: .text, language: language.chosen))
    if xcode.isWanted { return try xcode.write(in: folder, isDryRun: dryRun, run) }
    run.say(try addedJob()?.write() ?? begin(run).lines)
  }

  /// The job for a project that has a configuration; nil: it has none, or more is asked for.
  private func addedJob() throws -> AddedJob? {
    guard let ci, sdks.isEmpty, path == nil, name == nil else { return nil }
    let folder = try ProjectFolder(folder: folder).root
    return try ProjectFolder.configuration(for: folder).map {
      try AddedJob(ci, archive, to: $0, isReplacing: force, isDryRun: dryRun)
    }
  }

  private var archive: ToolArchive? { tool.flatMap { ToolArchive($0) } }

  /// Writes the files, unless it is only to list them.
  func begin(_ run: Run) throws -> InitReport {
    let projectFolder = try ProjectFolder(folder: folder)
    try checkIsNew(projectFolder)
    if !dryRun { Workspace.lock(projectFolder) }
    let host = try HostProject(at: projectFolder, named: name, compiling: path)
    let detection = SDKDetection(host.dependencies)
    let first = first(in: host, detection)
    let workspace = try Workspace(at: projectFolder, newConfiguration: first.configuration.bytes)
    let project = try project(first, in: workspace, run)
    let files = try files(first, for: project, at: projectFolder)
    if !dryRun {
      try workspace.apply(
        workspace.plan([], version: Tool.version), creating: files.created.map(\.authored), rewriting: files.rewrites)
    }
    return InitReport(
      first: first, host: host, detection: detection, files: files, project: project, isDone: !dryRun,
      isChosen: !sdks.isEmpty)
  }

  private func checkIsNew(_ projectFolder: ProjectFolder) throws {
    guard let path = try ProjectFolder.configuration(for: projectFolder.root) else { return }
    throw Failure(
      "there is already a configuration, `\(path)`", zh: "已经有配置 `\(path)`",
      help: LocalizedText(
        "add a message type with `messagegen new`, or a CI job with `messagegen init --ci github`",
        zh: "用 `messagegen new` 添加一种消息，或用 `messagegen init --ci github` 添加 CI 任务"))
  }

  private func first(in host: HostProject, _ detection: SDKDetection) -> FirstProject {
    let name = name ?? host.name ?? "Chat"
    let chosen = sdks.compactMap(\.sdk)
    return FirstProject(
      target: name,
      path: path.map { ProjectPath($0).text.isEmpty ? $0 : ProjectPath($0).text } ?? host.outputFolder(ofTarget: name),
      sdks: sdks.isEmpty ? detection.sdks : Target.SDK.allCases.filter(chosen.contains), dialect: detection.dialect,
      styles: detection.styles, isInApp: host.type == .xcode, hasPackages: host.hasPackages,
      language: language.chosen)
  }

  /// What the project will be; the run ends if its configuration has errors.
  private func project(_ first: FirstProject, in workspace: Workspace, _ run: Run) throws -> Project {
    var project = try Project(
      workspace, reading: [.findings, .templates, .releases], mayLackSchemas: true, progress: run.progress)
    let isBroken = project.findings.contains { $0.severity == .error && $0.range.file == project.sources[0].id }
    if isBroken { try run.report(project) }
    if project.schemaCount == 0 {
      let message = first.message(in: project)
      project = try project.adding("Welcome.yaml", text: message.schemaText).project
    }
    // A folder for generated code that cannot be one is an error now, not with the first `generate`.
    if !project.hasErrors { _ = try workspace.plan(project.emit(nil, progress: run.progress), version: Tool.version) }
    return project
  }

  /// The configuration last: until all else is done, the same command can be given again.
  private func files(_ first: FirstProject, for project: Project, at projectFolder: ProjectFolder) throws -> FirstFiles
  {
    var files = FirstFiles(at: projectFolder, in: project.workspace, output: first.path)
    for file in project.sources.dropFirst() where !projectFolder.exists(file.path) {
      files.create(file.path, file.bytes)
    }
    for file in Project.editorFiles {
      files.put(project.schemaFolder + "/" + file.name, Array(file.text(in: language.chosen).utf8))
    }
    files.extendSettings()
    if let ci { _ = try files.add(ci, archive, isReplacing: force) }
    files.create(project.sources[0].path, project.sources[0].bytes)
    return files
  }
}
