import Reports
import SourceText
import Workspace

/// A project compared with what lint, format, generate and schema would make of it.
struct ProjectCheck {
  let project: Project
  /// Those of lint that are not in the baseline.
  let findings: [Diagnostic]
  /// The comparison with what was released; nil: nothing was, or there are errors.
  let breaking: BreakingReport?
  let formatting: Formatting
  /// What generate would do; nil: the schemas have errors, or the configuration no targets.
  let plan: WritePlan?
  /// Whether there are JSON Schemas beside the schemas.
  let hasEditorFiles: Bool
  /// The paths of those that are not up to date.
  let staleEditorFiles: [String]
  /// The names of Xcode's lists that are not up to date; nil: there are none.
  private let staleLists: [String]?
  /// What a file that is not formatted is.
  private let unformatted: Diagnostic.Severity

  /// The folder of the catalog, if it is not up to date; nil: it is, there is none, or the schemas have errors.
  let staleCatalog: (path: String, command: String)?
  private let hasCatalog: Bool

  /// - Parameter examples: nil: no target has tests.
  init(
    _ project: Project, findings: [Diagnostic], breaking: BreakingReport? = nil, examples: ReleaseExamples? = nil,
    unformatted: Diagnostic.Severity = .error, progress: Progress
  ) throws {
    self.project = project
    (self.findings, self.breaking, self.unformatted) = (findings, breaking, unformatted)
    formatting = Formatting(of: project)
    try formatting.checkIsUndamaged()
    let isGenerating = !project.hasErrors && project.configuration?.targets.isEmpty == false
    if isGenerating { try project.checkHasSchemas() }
    plan =
      isGenerating
      ? try project.workspace.plan(allOf: project.emit(examples, progress: progress), version: Tool.version) : nil
    let editorFiles = try project.presentEditorFiles()
    hasEditorFiles = !editorFiles.isEmpty
    staleEditorFiles = editorFiles.filter { !$0.isUpToDate }.map(\.path)
    staleLists = try XcodeLists(in: project.workspace)?.stale()
    let catalog = try project.hasErrors ? nil : DocsOutput.planned(of: project)
    hasCatalog = catalog != nil
    staleCatalog = catalog.flatMap { $0.plan.isEmpty ? nil : ($0.path, $0.format.command) }
  }

  /// Those of lint and of the comparison, in the order of the text.
  var allFindings: [Diagnostic] { (findings + (breaking?.diagnostics ?? [])).inOrder() }

  var outdated: OutdatedFiles {
    var outdated = OutdatedFiles(of: project)
    outdated.add(formatting, unformatted)
    if let plan { outdated.add(plan, of: project) }
    outdated.add(staleEditorFiles, by: "json-schema --write")
    outdated.add(staleLists ?? [], by: "generate")
    if let staleCatalog { outdated.add(catalog: staleCatalog.path, by: staleCatalog.command, of: project) }
    return outdated
  }

  /// A line for each file that is not as messagegen would write it.
  func list(_ style: TextStyle, _ language: Language, onlyErrors: Bool) -> String {
    let others = (staleEditorFiles + (staleLists ?? []) + [staleCatalog?.path].compactMap { $0 }).map {
      LocalizedText("out of date: \($0)", zh: "已过期：\($0)")
    }
    func text(_ lines: [LocalizedText]) -> String { lines.map { $0.line(in: language) }.joined() }
    return (onlyErrors && unformatted < .error ? "" : text(formatting.changedFiles(false)))
      + (plan.map { PlanText(plan: $0, style: style, language: language).list() } ?? "") + text(others)
  }

  /// How each part of it went, for the end of a line.
  var parts: [LocalizedText] {
    [formattingPart, generatedPart, editorPart, listsPart, catalogPart, breaking?.summary].compactMap { $0 }
  }

  private var formattingPart: LocalizedText {
    let count = formatting.changes.count
    if count == 0 { return LocalizedText("all files are formatted", zh: "文件均已格式化") }
    return LocalizedText(
      "\(FindingCount.text(count, "file")) \(count == 1 ? "is" : "are") not formatted", zh: "\(count) 个文件没有格式化")
  }

  private var generatedPart: LocalizedText? {
    guard let plan else {
      guard project.hasErrors else { return nil }
      return LocalizedText("generated code was not checked because of the errors", zh: "由于存在错误，没有检查生成的代码")
    }
    if plan.isEmpty { return LocalizedText("the generated code is up to date", zh: "生成的代码是最新的") }
    let count = max(1, plan.changes.count { $0.action != .unchanged })
    return LocalizedText(
      "\(FindingCount.text(count, "generated file")) \(count == 1 ? "is" : "are") out of date",
      zh: "\(count) 个生成的文件已过期")
  }

  private var editorPart: LocalizedText? {
    guard hasEditorFiles else { return nil }
    let count = staleEditorFiles.count
    if count == 0 { return LocalizedText("the JSON Schemas are up to date", zh: "JSON Schema 是最新的") }
    return LocalizedText(
      "\(FindingCount.text(count, "JSON Schema")) \(count == 1 ? "is" : "are") out of date",
      zh: "\(count) 个 JSON Schema 已过期")
  }

  private var listsPart: LocalizedText? {
    staleLists.map { stale in
      stale.isEmpty
        ? LocalizedText("the lists for Xcode are up to date", zh: "供 Xcode 使用的文件列表是最新的")
        : LocalizedText("the lists for Xcode are out of date", zh: "供 Xcode 使用的文件列表已过期")
    }
  }

  private var catalogPart: LocalizedText? {
    guard hasCatalog else { return nil }
    return staleCatalog == nil
      ? LocalizedText("the catalog is up to date", zh: "消息目录是最新的")
      : LocalizedText("the catalog is out of date", zh: "消息目录已过期")
  }

  /// What brings the files up to date; nil: they are.
  var remedy: LocalizedText? {
    let generate = plan?.needsForce == true ? "generate --force" : "generate"
    let isGenerated = plan?.isEmpty != false && staleLists?.isEmpty != false
    let commands = [
      formatting.changes.isEmpty ? nil : "format", isGenerated ? nil : generate,
      staleEditorFiles.isEmpty ? nil : "json-schema --write",
      staleCatalog?.command,
    ].compactMap { $0.map { "`messagegen \($0)`" } }
    guard let last = commands.last else { return nil }
    let others = commands.dropLast().joined(separator: ", ")
    let run = LocalizedText(
      "run \(others.isEmpty ? last : "\(others) and \(last)")", zh: "运行 \(commands.joined(separator: "、"))")
    let steps = [preparation, run].compactMap { $0 }
    return LocalizedText(
      "next: \(steps.map(\.english).joined(separator: ", ")), then commit the result",
      zh: "接下来：\(steps.map { $0.text(in: .simplifiedChinese) }.joined(separator: "，"))，并提交结果")
  }

  /// What is for the user to do before a command helps.
  private var preparation: LocalizedText? {
    project.hasErrors ? LocalizedText("fix the errors", zh: "修正错误") : plan?.preparation
  }
}

extension Project {
  /// Whom the schemas break of what was released, as `breaking` alone says it; nil: nothing was released, or there are
  /// errors.
  func breakingReport(_ run: Run) throws -> BreakingReport? {
    guard let schema, !hasErrors, let record, let pairs else { return nil }
    var report = BreakingReport(
      self, schema, against: record.compared(), try BreakingOptions.parse([]), pairs: pairs)
    try report.apply(record.accepted, accepting: try AcceptOptions.parse([]), in: schema, run)
    // Lint has said what both of them find.
    func isKnown(_ id: String, _ range: SourceRange) -> Bool {
      findings.contains { $0.id == id && $0.range == range }
    }
    report.leaveOut(isKnown)
    return report.illustrated
  }
}
