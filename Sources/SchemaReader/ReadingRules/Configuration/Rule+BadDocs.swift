import Schema
import SourceText

extension Rule {
  static let badDocs = Rule(
    "bad-docs", .error, isConfigurable: false, theme: .configuration,
    summary: LocalizedText(
      "a catalog in a target's folder, or with a link that leads nowhere", zh: "消息目录位于 target 的文件夹中，或链接无效"),
    why: LocalizedText(
      """
      A folder that two commands write is cleaned up by both. A link on the pages is followed by people: it must lead to \
      a server, not run anything, and name the file by a placeholder that is replaced.
      """,
      zh: "两个命令写入同一个文件夹，就会互相清理对方的文件。页面上的链接供人点击：必须指向服务器，不能执行任何内容，占位符也必须是会被替换的。"),
    bad: [
      """
      message: Gift
      id: 1
      === messagegen.yaml
      version: 1
      targets:
        - { name: Chat, path: Sources/Chat }
                    ↓
      docs: { path: Sources/Chat/Docs }
      """,
      """
      message: Gift
      id: 1
      === messagegen.yaml
      version: 1
      targets:
        - { name: Chat, path: Sources/Chat }
                      ↓
      docs: { source: "javascript:alert(1)" }
      """,
      """
      message: Gift
      id: 1
      === messagegen.yaml
      version: 1
      targets:
        - { name: Chat, path: Sources/Chat }
                      ↓
      docs: { source: "https://git.example.com/{path}#L{line}" }
      """,
    ],
    good: [
      """
      message: Gift
      id: 1
      === messagegen.yaml
      version: 1
      targets:
        - { name: Chat, path: Sources/Chat }
      docs: { path: Docs, source: "https://git.example.com/{file}#L{line}" }
      """
    ])
}

extension Diagnostic {
  static func badDocs(inFolderOf target: Target, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badDocs,
      LocalizedText(
        "the catalog and the target `\(target.name.value)` write into one folder",
        zh: "消息目录和 target `\(target.name.value)` 写入同一个文件夹"),
      at: range,
      help: LocalizedText(
        "choose a folder such as `\(DocsSettings.standardPath)`", zh: "换一个文件夹，如 `\(DocsSettings.standardPath)`"))
  }

  static func badDocs(placeholder: String, in source: Located<String>) -> Diagnostic {
    let known = DocsSettings.placeholders
    return Diagnostic(
      .badDocs, LocalizedText("unknown placeholder `{\(placeholder)}`", zh: "未知占位符 `{\(placeholder)}`"),
      at: source.range,
      help: Spelling.nearest(to: placeholder, in: known).map { Wording.didYouMean("{\($0)}") }
        ?? LocalizedText(
          "use \(Wording.enumeration(known.map { "`{\($0)}`" }))",
          zh: "可用的是 \(Wording.enumeration(known.map { "`{\($0)}`" }))"))
  }

  static func badDocs(source: Located<String>) -> Diagnostic {
    Diagnostic(
      .badDocs,
      LocalizedText(
        "`\(source.value)` is not an `https` or `http` link", zh: "`\(source.value)` 不是 `https` 或 `http` 链接"),
      at: source.range,
      help: LocalizedText(
        "write a link such as `https://git.example.com/app/blob/main/{file}#L{line}`",
        zh: "写成 `https://git.example.com/app/blob/main/{file}#L{line}` 这样的链接"))
  }
}
