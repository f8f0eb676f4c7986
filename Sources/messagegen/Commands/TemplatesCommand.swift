import ArgumentParser
import Emitters
import Reports
import SourceText
import Templating
import Workspace

/// The templates that generated code is written by.
struct TemplatesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "templates",
    abstract: "List the templates of generated code, or export them to edit them.",
    discussion: """
      A template in the folder `templates` of a target replaces the built-in one of \
      the same name. Exported files are yours: existing files are never overwritten.

      Examples:
        messagegen templates                        list templates
        messagegen templates CustomMessage.swift    list the names it may use
        messagegen templates CustomMessage.swift --export Templates
        messagegen templates --export Templates     export all templates
      """)

  @Argument(
    help: ArgumentHelp("Templates, such as CustomMessage.swift. (default: all)", valueName: "template"),
    completion: .templates)
  var names: [String] = []
  @Option(
    help: ArgumentHelp("Copy templates into this folder, relative to the configuration's.", valueName: "folder"),
    completion: .directory)
  var export: String?
  @Option(
    help: ArgumentHelp(
      "Configuration file. (default: messagegen.yaml in this folder or the nearest parent)", valueName: "file"),
    completion: .yamlFiles)
  var config: String?
  @OptionGroup var language: LanguageChoice

  func run() throws {
    let catalog = TemplateCatalog()
    let entries = names.isEmpty ? catalog.entries : try names.map { try Self.entry($0, of: catalog) }
    let run = Run(reporter: Reporter(style: .plain, format: .text, language: language.chosen))
    if let export {
      let workspace = try run.open(config, isWriting: true)
      try TemplateExport(entries, folder: export, in: workspace).write(in: workspace, run)
    } else if names.isEmpty {
      run.show(list(entries))
    } else {
      run.show(entries.map(description).joined(separator: "\n"))
    }
  }

  /// - Parameter name: with or without its endings.
  private static func entry(_ name: String, of catalog: TemplateCatalog) throws -> TemplateCatalog.Entry {
    let file = name.replacing(".mustache", with: "").replacing(".swift", with: "") + ".swift"
    if let entry = catalog.entries.first(where: { $0.name == file }) { return entry }
    throw Failure(
      "unknown template `\(name)`", zh: "未知模板 `\(name)`",
      help: TemplateName.nearest(to: file, in: catalog.entries.map(\.name)).map(Wording.didYouMean)
        ?? LocalizedText("run `messagegen templates` to list the templates", zh: "运行 `messagegen templates` 列出模板"),
      exitCode: .validationFailure)
  }

  private func list(_ entries: [TemplateCatalog.Entry]) -> String {
    let width = entries.map(\.name.count).max() ?? 0
    return entries.map { entry in
      entry.name + String(repeating: " ", count: width - entry.name.count + 2) + entry.viewModel.owner + "\n"
    }.joined()
  }

  private func description(_ entry: TemplateCatalog.Entry) -> String {
    let lines = entry.viewModel.lines(in: language.chosen).map { "  " + $0 }
    return (["\(entry.file): \(entry.viewModel.owner)"] + lines).map { $0 + "\n" }.joined()
  }
}
