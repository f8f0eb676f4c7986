import Language
import Schema
import SourceText
import YAML

extension Reading {
  /// The declarations of a file, and the names of those that could not be read.
  mutating func declarations(in file: SourceFile) -> (declarations: [RawDeclaration], failed: Set<String>) {
    let outcome = SchemaReader.documents(of: file)
    findings += outcome.diagnostics
    ignoreComments += IgnoreComment.read(file, outcome)
    var declarations: [RawDeclaration] = []
    var failed = outcome.hasErrors ? namesByLine(in: file) : []
    for root in outcome.value ?? [] {
      if let declaration = declaration(root, path: file.path) {
        declarations.append(declaration)
      } else {
        failed.formUnion(DeclarationKind.allCases.compactMap { root.entry($0.rawValue)?.value.text })
      }
    }
    return (declarations, failed)
  }

  /// What a text that is no YAML seems to declare: references to it are no second mistake.
  private func namesByLine(in file: SourceFile) -> Set<String> {
    var names: Set<String> = []
    for number in file.lineStarts.indices {
      let parts = file.line(number + 1).split(separator: ":", maxSplits: 1)
      guard parts.count == 2, DeclarationKind(rawValue: String(parts[0])) != nil else { continue }
      names.insert(String(parts[1].drop { $0 == " " || $0 == "\"" }.prefix { $0 != " " && $0 != "\"" }))
    }
    return names
  }

  private mutating func declaration(_ root: YAMLNode, path: String) -> RawDeclaration? {
    guard root.kind == .mapping else {
      if !reportRunTogether(root) {
        let what = Phrase("a document", zh: "文档")
        let isList = root.items.contains { item in
          DeclarationKind.allCases.contains { item.entry($0.rawValue) != nil }
        }
        report(
          .badDocument, Wording.mismatch(root, .map("", .text), what: what), at: root.range,
          help: isList
            ? Phrase("write a document for each, with `---` between them", zh: "每个声明写成一个文档，用 `---` 隔开")
            : Self.beginning)
      }
      return nil
    }
    let kinds = DeclarationKind.allCases.filter { root.entry($0.rawValue) != nil }
    guard let kind = kinds.first else {
      reportNoDeclaration(root)
      return nil
    }
    guard kinds.count == 1 else {
      let keys = kinds.compactMap { root.entry($0.rawValue)?.key }.sorted { $0.range < $1.range }
      report(
        .badDocument,
        Phrase(
          "a document declares one thing, not \(Wording.list(keys.map(\.text)))",
          zh: "一个文档只声明一样东西，不能同时有\(Wording.list(keys.map(\.text)))"),
        at: keys[1].range,
        notes: [.init(Phrase("the first declaration is here", zh: "第一个声明在这里"), at: keys[0].range)],
        help: Phrase("put `---` between them", zh: "在它们之间加上 `---`"))
      return nil
    }
    guard let entries = open(root, as: kind.form, at: root.entry(kind.rawValue)?.value.range),
      let name = entries.text(kind.rawValue)
    else {
      return nil
    }
    typeName(name, key: kind.rawValue)
    return RawDeclaration(kind: kind, name: name, entries: entries, path: path)
  }

  private mutating func reportNoDeclaration(_ root: YAMLNode) {
    let kinds = DeclarationKind.allCases.map(\.rawValue)
    for entry in root.entries {
      guard let near = Spelling.nearest(to: entry.key.text, in: kinds) else { continue }
      report(
        .unknownKey,
        Phrase("`\(entry.key.text)` is no key of a declaration", zh: "声明没有键 `\(entry.key.text)`"),
        at: entry.key.range, help: Wording.didYouMean(near),
        fixIts: [.init(Wording.replace(with: near), replace: entry.key.range, with: near)])
      return
    }
    report(
      .badDocument, Phrase("the document declares nothing", zh: "文档没有声明任何东西"),
      at: root.entries.first?.key.range ?? root.range, help: Self.help(root) ?? Self.beginning)
  }

  /// What to write for a document of JSON Schema, or one in the words of Swift.
  private static func help(_ root: YAMLNode) -> Phrase? {
    for key in ["struct", "class", "model", "schema", "name", "title"] {
      guard let value = root.entry(key)?.value, SwiftNames.isIdentifier(value.text) else { continue }
      let name = SwiftNames.upperCamelCase(value.text)
      return Phrase("write `message: \(name)`, or `object: \(name)`", zh: "写成 `message: \(name)` 或 `object: \(name)`")
    }
    if ["targets", "version", "envelopes"].contains(where: { root.entry($0) != nil }) {
      return Phrase(
        "a configuration stands in `messagegen.yaml`, outside of the folder of the schemas",
        zh: "配置写在 schema 文件夹之外的 `messagegen.yaml` 里")
    }
    return nil
  }

  private static let beginning = Phrase(
    "begin it with `message: Name`, `object: Name`, or `enum: Name`",
    zh: "以 `message: Name`、`object: Name` 或 `enum: Name` 开头")
}
