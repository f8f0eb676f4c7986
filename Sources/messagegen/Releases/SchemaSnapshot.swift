import Reports
import Schema
import SchemaFormat
import SchemaReader
import SourceText

/// What a release records of schemas, as text: equal for schemas that differ in nothing that has a meaning.
struct SchemaSnapshot {
  /// By name.
  private(set) var declarations: [String: String] = [:]
  /// By key, each value on one line.
  private(set) var configuration: [String: String] = [:]

  /// No release.
  init() {}

  /// Those of a project without errors.
  init(of project: Project) throws(Failure) {
    for file in project.sources.dropFirst() { try add(file) }
    let messages = project.schema?.messages ?? []
    let targets = project.configuration?.targets ?? []
    let recorded = RecordedConfiguration(project.sources[0]) { name in
      guard let target = targets.first(where: { $0.name.value == name }),
        target.messages.contains(where: { $0.value.contains("/") })
      else { return nil }
      // In the record nothing is where it was.
      let names = messages.filter(target.has).map(\.name).sorted()
      return names.isEmpty ? ["/"] : names
    }
    for (key, text) in recorded.keys { configuration[key] = text }
  }

  /// - Parameter files: Those of the record.
  init(of release: RecordedRelease, in files: [SourceFile]) throws(Failure) {
    var all = SchemaSnapshot()
    for id in Set(release.declarations.values) {
      guard let file = files.first(where: { $0.id == id }) else { continue }
      all.declarations = [:]
      try all.add(file)
      for (name, text) in all.declarations where release.declarations[name] == id { declarations[name] = text }
    }
    configuration = release.configuration.mapValues { RecordedConfiguration.text(of: $0) }
  }

  private mutating func add(_ file: SourceFile) throws(Failure) {
    guard let all = RecordedDeclaration.all(in: file) else {
      throw Failure(
        "`\(file.path)` cannot be recorded: it has YAML directives, or `...` at the end of a document",
        zh: "无法记录 `\(file.path)`：它含有 YAML 指令，或用 `...` 结束文档",
        help: LocalizedText("remove them, and separate declarations with `---`", zh: "删除它们，用 `---` 分隔各个声明"))
    }
    for declaration in all { declarations[declaration.name] = declaration.text }
  }

  /// What is other than in another one, sorted by name; keys of the configuration after declarations.
  func changes(since other: SchemaSnapshot) -> Difference {
    Difference(
      added: declarations.keys.filter { other.declarations[$0] == nil }.sorted(),
      changed: declarations.filter { other.declarations[$0.key].map { [text = $0.value] in $0 != text } ?? false }
        .map(\.key).sorted(),
      removed: other.declarations.keys.filter { declarations[$0] == nil }.sorted(),
      configuration: Set(configuration.keys).union(other.configuration.keys)
        .filter { configuration[$0] != other.configuration[$0] }.sorted())
  }
}

extension SchemaSnapshot {
  /// What a release changes, by names.
  struct Difference {
    let added: [String]
    let changed: [String]
    let removed: [String]
    /// Keys of the configuration.
    let configuration: [String]

    var isEmpty: Bool { added.isEmpty && changed.isEmpty && removed.isEmpty && configuration.isEmpty }

    /// Such as `2 added, 1 changed`.
    var summary: LocalizedText {
      let parts = [
        (added.count, "added", "新增"), (changed.count, "changed", "修改"), (removed.count, "removed", "删除"),
        (configuration.count, "in the configuration", "配置"),
      ].filter { $0.0 > 0 }
      let english = parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
      return LocalizedText("\(english)", zh: "\(parts.map { "\($0.2) \($0.0) 项" }.joined(separator: "，"))")
    }

    /// A line for each name.
    var list: String {
      let all =
        added.map { ("+", $0) } + changed.map { ("~", $0) } + removed.map { ("-", $0) }
        + configuration.map { ("~", "messagegen.yaml: \($0)") }
      return all.map { "  \($0.0) \(TerminalText.shown($0.1))\n" }.joined()
    }
  }
}
