import Schema
import SourceText

extension Rule {
  static let badDocs = Rule("bad-docs", .error, isConfigurable: false, theme: .configuration)
}

extension Diagnostic {
  static func badDocs(inFolderOf target: Target, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badDocs, "the catalog and the target `\(target.name.value)` write into one folder",
      zh: "消息目录和 target `\(target.name.value)` 写入同一个文件夹", at: range,
      help: LocalizedText(
        "choose a folder such as `\(DocsSettings.standardPath)`", zh: "换一个文件夹，如 `\(DocsSettings.standardPath)`"))
  }

  static func badDocs(placeholder: String, in source: Located<String>) -> Diagnostic {
    let known = DocsSettings.placeholders
    return Diagnostic(
      .badDocs, "unknown placeholder `{\(placeholder)}`", zh: "未知占位符 `{\(placeholder)}`", at: source.range,
      help: Spelling.nearest(to: placeholder, in: known).map { Wording.didYouMean("{\($0)}") }
        ?? LocalizedText(
          "use \(Wording.enumeration(known.map { "`{\($0)}`" }))",
          zh: "可用的是 \(Wording.enumeration(known.map { "`{\($0)}`" }))"))
  }

  static func badDocs(source: Located<String>) -> Diagnostic {
    Diagnostic(
      .badDocs, "`\(source.value)` is not an `https` or `http` link", zh: "`\(source.value)` 不是 `https` 或 `http` 链接",
      at: source.range,
      help: LocalizedText(
        "write a link such as `https://git.example.com/app/blob/main/{file}#L{line}`",
        zh: "写成 `https://git.example.com/app/blob/main/{file}#L{line}` 这样的链接"))
  }
}
