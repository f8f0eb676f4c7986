import SourceText
import Templating

extension Rule {
  static let unknownTemplate = Rule("unknown-template", .error, isConfigurable: false, theme: .templates)
}

extension Diagnostic {
  /// - Parameter name: its path in the folder of templates.
  static func unknownTemplate(_ name: String, _ file: SourceFile, among names: [String]) -> Diagnostic {
    Diagnostic(
      .unknownTemplate, LocalizedText("`\(name)` replaces no built-in template", zh: "`\(name)` 不替换任何内置模板"),
      at: SourceRange(file: file.id, start: 0, end: file.line(1).utf8.count),
      help: TemplateName.nearest(to: name, in: names).map(Wording.didYouMean)
        ?? LocalizedText(
          "run `messagegen templates` to list the templates, or move the file elsewhere",
          zh: "运行 `messagegen templates` 列出模板，或把文件移到别处"))
  }
}
