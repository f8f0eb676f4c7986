import Schema
import SourceText

extension Reading {
  /// The configuration, without what cannot be read of it.
  mutating func configuration(_ root: YAMLNode, _ file: SourceFile) -> Configuration? {
    guard let entries = open(root, as: .configuration, at: SourceRange(file: file.id, start: 0, end: 0)) else {
      return nil
    }
    if let version = entries["version"], version.text != "1" {
      report(
        .unsupportedVersion, "this messagegen reads version 1 of the language, not \(version.text)", at: version.range,
        help: "write `version: 1`, or use a newer messagegen")
    }
    let start = SourceRange(file: file.id, start: 0, end: 0)
    let schemas = entries.text("schemas")
    if let schemas { checkPath(schemas, what: "`schemas`") }
    var configuration = Configuration(
      file: file.id, schemas: schemas ?? Located("Schemas", start), envelopes: envelopes(entries, at: start),
      isLenient: entries.bool("lenient") ?? true, ruleSeverities: severities(entries), source: file)
    ids(entries, &configuration)
    configuration.targets = targets(entries)
    return configuration
  }

  private mutating func ids(_ entries: Entries, _ configuration: inout Configuration) {
    guard let node = entries["ids"], let ids = open(node, as: .ids) else { return }
    if let allowed = ids["allowed"] {
      configuration.allowedIDs = integers(allowed, what: "`allowed`").map { Located($0, allowed.range) }
    }
    configuration.reservedIDs = (ids["reserved"].map { Array($0.items) } ?? []).compactMap { item in
      integers(item, what: "`reserved`").map { Located($0, item.range) }
    }
  }

  private mutating func severities(_ entries: Entries) -> [String: Located<Diagnostic.Severity?>] {
    guard let node = entries["lint"], let lint = open(node, as: .lint), let rules = lint["rules"] else { return [:] }
    var severities: [String: Located<Diagnostic.Severity?>] = [:]
    for entry in distinct(rules) {
      severities[entry.key.text] = Located(Diagnostic.Severity(rawValue: entry.value.text), entry.value.range)
    }
    return severities
  }

  /// A path stays in the package.
  mutating func checkPath(_ path: Located<String>, what: String) {
    let text = path.value
    let help = "every path is relative to the configuration's folder, and stays in it"
    if text.isEmpty {
      report(.emptyValue, "\(what) is an empty path", at: path.range, help: "write `.` for the folder itself")
    } else if text.hasPrefix("/") || text.hasPrefix("~") {
      report(.badPath, "\(what) is an absolute path", at: path.range, help: help)
    } else {
      var depth = 0
      for part in text.split(separator: "/") where part != "." {
        depth += part == ".." ? -1 : 1
        if depth < 0 { break }
      }
      if depth < 0 { report(.badPath, "\(what) leaves the package", at: path.range, help: help) }
    }
  }
}
