import Language
import Schema
import SourceText
import YAML

extension Rule {
  static let badDocument = Rule("bad-document", .error, isConfigurable: false, theme: .form)
}

extension Diagnostic {
  static func badDocument(noMapping root: YAMLNode) -> Diagnostic {
    let what = LocalizedText("a document", zh: "文档")
    let isList = root.items.contains { item in
      DeclarationKind.allCases.contains { item.entry($0.rawValue) != nil }
    }
    return Diagnostic(
      .badDocument, Wording.mismatch(root, .map("", .text), what: what), at: root.range,
      help: isList
        ? LocalizedText("write a document for each, with `---` between them", zh: "每个声明写成一个文档，用 `---` 隔开")
        : beginning)
  }

  static func badDocument(declaring keys: [YAMLNode]) -> Diagnostic {
    Diagnostic(
      .badDocument, "a document declares one thing; found \(Wording.list(keys.map(\.text)))",
      zh: "一个文档只能有一个声明，这里有\(Wording.list(keys.map(\.text)))", at: keys[1].range,
      notes: [.init(Wording.firstDeclarationIsHere, at: keys[0].range)],
      help: LocalizedText("separate them with `---`", zh: "用 `---` 隔开"))
  }

  static func badDocument(declaringNothing root: YAMLNode) -> Diagnostic {
    Diagnostic(
      .badDocument, "the document declares nothing", zh: "文档没有声明任何东西", at: root.entries.first?.key.range ?? root.range,
      help: help(root) ?? beginning)
  }

  static func badDocument(secondAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badDocument, "the configuration must be a single document", zh: "配置只能是一个文档", at: range,
      help: LocalizedText("remove the `---` before it", zh: "删除它前面的 `---`"))
  }

  /// What to write for a document of JSON Schema, or one in the words of Swift.
  private static func help(_ root: YAMLNode) -> LocalizedText? {
    for key in ["struct", "class", "model", "schema", "name", "title"] {
      guard let value = root.entry(key)?.value, SwiftNames.isIdentifier(value.text) else { continue }
      let name = SwiftNames.upperCamelCase(value.text)
      return LocalizedText(
        "write `message: \(name)`, or `object: \(name)`", zh: "写成 `message: \(name)` 或 `object: \(name)`")
    }
    if root.entry("release") != nil, root.entry("digest") != nil {
      return LocalizedText(
        "`messagegen release` wrote it: move it to the folder of releases, or correct `releases.folder`",
        zh: "这是 `messagegen release` 写入的文件：移到发布记录的文件夹，或改正 `releases.folder`")
    }
    if ["targets", "version", "envelopes"].contains(where: { root.entry($0) != nil }) {
      return LocalizedText(
        "a configuration must be in `messagegen.yaml`, outside the schema folder",
        zh: "配置写在 schema 文件夹之外的 `messagegen.yaml` 里")
    }
    return nil
  }

  private static let beginning = LocalizedText(
    "start it with `message: Name`, `object: Name` or `enum: Name`",
    zh: "以 `message: Name`、`object: Name` 或 `enum: Name` 开头")
}
