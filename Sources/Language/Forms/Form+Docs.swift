import Schema
import SourceText

extension Form {
  public static let docs = Form(
    .verbatim("`docs`"),
    [
      Key(
        "path", .externalName, default: "Docs/Messages", "folder of the catalog", zh: "消息目录所在的文件夹",
        reference: "folder of the catalog, inside of the package and outside of every target's `path`",
        examples: ["Docs/Messages"]),
      Key(
        "title", .text, "heading of the catalog (default: name of the package's folder)",
        zh: "消息目录的标题；默认为 package 文件夹的名称",
        examples: ["ChatMessages"]),
      Key(
        "languages", .list(.word(Words(of: Language.self))),
        "languages of the pages' own words, the first one shown first (default: both)", zh: "页面自身文字的语言，先显示第一种；默认两种都有",
        reference: """
          languages of the pages' own words, `en` and `zh-Hans`; the first one is shown first (default: both)
          """,
        examples: [["zh-Hans", "en"]]),
      Key(
        "messages", .list(.name), "globs over message names, or, with a slash, over schema paths (default: all)",
        zh: "消息名称的 glob；含斜杠时匹配 schema 路径；默认全部", reference: "globs as for targets (default: all messages)",
        examples: [["Order*", "./*"]]),
      Key(
        "source", .text, "link to a line of a schema, with {file} and {line}", zh: "指向 schema 某一行的链接，含 {file} 和 {line}",
        reference: "link to a line of a schema; `{file}` and `{line}` are replaced; `https` or `http` only",
        examples: ["https://git.example.com/app/blob/main/{file}#L{line}"]),
      Key(
        "width", .integer(200...1000), default: 375, "width of a cell in points", zh: "cell 的宽度，单位 pt",
        reference: "width of the cell in the pictures, in points"),
    ],
    foreignKeys: ["output": "path", "folder": "path", "heading": "title", "language": "languages", "url": "source"])
}
