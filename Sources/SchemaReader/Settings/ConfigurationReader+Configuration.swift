import Language
import Schema
import SourceText
import YAML

extension ConfigurationReader {
  /// The configuration, without what cannot be read of it.
  func configuration(_ root: YAMLNode, _ file: SourceFile) -> Configuration? {
    guard let entries = forms.open(root, as: .configuration, at: SourceRange(file: file.id, start: 0, end: 0)) else {
      return nil
    }
    if let version = entries["version"], version.text != "1" {
      report(
        .unsupportedVersion,
        Phrase(
          "this messagegen reads version 1 of the language, not \(version.text)",
          zh: "这个 messagegen 读取版本 1 的语言，不支持版本 \(version.text)"),
        at: version.range,
        help: Phrase("write `version: 1`, or use a newer messagegen", zh: "写成 `version: 1`，或使用更新的 messagegen"))
    }
    let start = SourceRange(file: file.id, start: 0, end: 0)
    let schemas = entries.text("schemas")
    if let schemas { checkPath(schemas, what: .verbatim("`schemas`")) }
    var configuration = Configuration(
      file: file.id, schemas: schemas ?? Located("Schemas", start), envelopes: envelopes(entries, at: start),
      isLenient: entries.bool("lenient") ?? true, ruleSettings: ruleSettings(entries), source: file)
    ids(entries, &configuration)
    configuration.targets = targets(entries)
    configuration.noTargets = noTargets(entries, root)
    return configuration
  }

  /// What a file without content says: nothing that a configuration could not leave out.
  func emptyConfiguration(_ file: SourceFile) -> Configuration {
    let start = SourceRange(file: file.id, start: 0, end: 0)
    var configuration = Configuration(
      file: file.id, schemas: Located("Schemas", start), envelopes: [Self.impliedEnvelope(at: start)], source: file)
    configuration.noTargets = start
    return configuration
  }

  /// The empty list, or the beginning of a configuration that says nothing of targets.
  private func noTargets(_ entries: Entries, _ root: YAMLNode) -> SourceRange? {
    if let list = entries["targets"] { return list.items.isEmpty ? list.range : nil }
    return entries.mentions("targets") ? nil : root.entries.first?.key.range ?? root.range
  }

  private func ids(_ entries: Entries, _ configuration: inout Configuration) {
    guard let node = entries["ids"], let ids = forms.open(node, as: .ids) else { return }
    if let allowed = ids["allowed"] {
      configuration.allowedIDs = forms.integers(allowed, what: .verbatim("`allowed`")).map {
        Located($0, allowed.range)
      }
    }
    configuration.reservedIDs = (ids["reserved"].map { Array($0.items) } ?? []).compactMap { item in
      forms.integers(item, what: .verbatim("`reserved`")).map { Located($0, item.range) }
    }
  }

  private func ruleSettings(_ entries: Entries) -> [String: RuleSetting] {
    guard let node = entries["lint"], let rules = forms.open(node, as: .lint)?.node.entry("rules")?.value else {
      return [:]
    }
    var settings: [String: RuleSetting] = [:]
    // One misspelt severity leaves the other rules as they are said to be.
    for entry in forms.distinct(rules) where Shape.severity.fits(entry.value) {
      let severity = Diagnostic.Severity(rawValue: entry.value.text)
      settings[entry.key.text] = RuleSetting(name: entry.key.range, severity: Located(severity, entry.value.range))
    }
    return settings
  }

  /// The folders that a path leads through; nil: it leaves the package.
  static func parts(of path: String) -> [Substring]? {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts
  }

  /// A path stays in the package.
  func checkPath(_ path: Located<String>, what: Phrase) {
    let text = path.value
    let help = Phrase(
      "every path is relative to the configuration's folder, and stays in it", zh: "路径都相对于配置所在的文件夹，而且不能离开它")
    if text.isEmpty {
      report(
        .emptyValue, Phrase("\(what) is an empty path", zh: "\(what)是空路径"), at: path.range,
        help: Phrase("write `.` for the folder itself", zh: "如果指文件夹本身，写成 `.`"))
    } else if text.hasPrefix("/") || text.hasPrefix("~") {
      report(.badPath, Phrase("\(what) is an absolute path", zh: "\(what)是绝对路径"), at: path.range, help: help)
    } else if Self.parts(of: text) == nil {
      report(.badPath, Phrase("\(what) leaves the package", zh: "\(what)指到了包的外面"), at: path.range, help: help)
    }
  }
}
