import SourceText

/// All there is to know of each finding, for programs of one's own. Columns and offsets count UTF-8 bytes.
public struct JSONReport: Sendable {
  private let version: String
  private let language: Language

  /// - Parameter version: the tool's.
  public init(version: String, language: Language = .english) {
    self.version = version
    self.language = language
  }

  public func text(of findings: [Diagnostic], in files: SourceFiles) -> String {
    OrderedJSON.object([
      ("format", .integer(1)),
      ("tool", .object([("name", .string("messagegen")), ("version", .string(version))])),
      ("findings", .array(findings.map { value($0, files) })),
    ]).document()
  }

  private func value(_ finding: Diagnostic, _ files: SourceFiles) -> OrderedJSON {
    let members: [(key: String, value: OrderedJSON)] = [
      ("rule", .string(finding.id)),
      ("severity", .string(finding.severity.rawValue)),
      ("message", .string(finding.message.text(in: language))),
      ("label", finding.label.map { .string($0.text(in: language)) } ?? .null),
      ("place", location(finding.range, files)),
      ("notes", .array(finding.notes.map { value($0, files) })),
      ("help", finding.help.map { .string($0.text(in: language)) } ?? .null),
      ("fixes", .array(finding.fixIts.map { value($0, files) })),
    ]
    return .object(members + finding.facts.map { ($0.key, $0.value) })
  }

  private func value(_ note: Diagnostic.Note, _ files: SourceFiles) -> OrderedJSON {
    .object([
      ("message", .string(note.message.text(in: language))), ("place", note.range.map { location($0, files) } ?? .null),
    ])
  }

  private func value(_ fixIt: Diagnostic.FixIt, _ files: SourceFiles) -> OrderedJSON {
    let edits = fixIt.edits.map { edit in
      OrderedJSON.object([("place", location(edit.range, files)), ("replacement", .string(edit.replacement))])
    }
    return .object([
      ("message", .string(fixIt.message.text(in: language))), ("edits", .array(edits)), ("safe", .bool(fixIt.isSafe)),
    ])
  }

  private func location(_ range: SourceRange, _ files: SourceFiles) -> OrderedJSON {
    guard let file = files.holding(range) else { return .null }
    let region = Region(range, in: file, unit: .utf8)
    func end(_ line: Int, _ column: Int, _ offset: Int) -> OrderedJSON {
      .object([("line", .integer(line)), ("column", .integer(column)), ("offset", .integer(offset))])
    }
    return .object([
      ("file", .string(file.path)),
      ("start", end(region.startLine, region.startColumn, range.start)),
      ("end", end(region.endLine, region.endColumn, range.end)),
    ])
  }
}
