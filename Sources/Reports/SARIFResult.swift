import SourceText

/// A finding as SARIF's `result`.
struct SARIFResult {
  let finding: Diagnostic
  let files: SourceFiles
  let ruleIndex: Int
  let fingerprint: String
  let language: Language

  var value: OrderedJSON {
    var members: [(key: String, value: OrderedJSON)] = [
      ("ruleId", .string(finding.id)),
      ("ruleIndex", .integer(ruleIndex)),
      ("level", .string(finding.severity.rawValue)),
      ("message", message),
      ("locations", .array(location(finding.range).map { [.object([("physicalLocation", $0)])] } ?? [])),
      ("partialFingerprints", .object([("primaryLocationLineHash", .string(fingerprint))])),
    ]
    if !relatedLocations.isEmpty { members.append(("relatedLocations", .array(relatedLocations))) }
    if !fixes.isEmpty { members.append(("fixes", .array(fixes))) }
    if !finding.facts.isEmpty {
      members.append(("properties", .object(finding.facts.map { (key: $0.key, value: $0.value) })))
    }
    return .object(members)
  }

  private var message: OrderedJSON {
    var message = SARIFMessage(finding.words(in: language, showsLocations: true))
    let heading = Heading.note.word.text(in: language) + Heading.colon.text(in: language)
    for related in related { message.link(heading, related.text, to: related.id) }
    return message.value
  }

  /// The notes with a location; ids begin with 1, since the finding's own location has none.
  private var related: [(id: Int, text: String, location: OrderedJSON)] {
    let locations = finding.notes.compactMap { note in
      note.range.flatMap { location($0) }.map { (note.message.text(in: language), $0) }
    }
    return locations.enumerated().map { ($0 + 1, $1.0, $1.1) }
  }

  private var relatedLocations: [OrderedJSON] {
    related.map { id, text, location in
      .object([("id", .integer(id)), ("message", SARIFMessage(text).value), ("physicalLocation", location)])
    }
  }

  private var fixes: [OrderedJSON] {
    finding.fixIts.compactMap { fixIt in
      let groups = Dictionary(grouping: fixIt.edits, by: \.range.file).sorted { $0.key < $1.key }
      let changes = groups.compactMap { change($1) }
      // Half a fix is none.
      guard !changes.isEmpty, changes.count == groups.count else { return nil }
      return .object([
        ("description", SARIFMessage(fixIt.message.text(in: language)).value), ("artifactChanges", .array(changes)),
      ])
    }
  }

  /// The edits of one file.
  private func change(_ edits: [Diagnostic.Edit]) -> OrderedJSON? {
    guard let first = edits.first, let file = files.holding(first.range) else { return nil }
    let replacements = edits.sorted { $0.range < $1.range }.map { edit in
      OrderedJSON.object([
        ("deletedRegion", Self.value(Region(edit.range, in: file, unit: .utf16))),
        ("insertedContent", SARIFRule.text(edit.replacement)),
      ])
    }
    return .object([("artifactLocation", Self.location(file)), ("replacements", .array(replacements))])
  }

  private func location(_ range: SourceRange) -> OrderedJSON? {
    guard let file = files.holding(range) else { return nil }
    let region = Region(shown: range, in: file, unit: .utf16)
    return .object([("artifactLocation", Self.location(file)), ("region", Self.value(region))])
  }

  /// The name that GitHub and others know the top of a repository by.
  static let sourceRoot = "%SRCROOT%"

  private static func location(_ file: SourceFile) -> OrderedJSON {
    let uri = ("uri", OrderedJSON.string(URIText.reference(to: file.path)))
    // An absolute URI is on its own (3.4.4).
    return .object(file.path.utf8.first == UInt8(ascii: "/") ? [uri] : [uri, ("uriBaseId", .string(sourceRoot))])
  }

  private static func value(_ region: Region) -> OrderedJSON {
    .object([
      ("startLine", .integer(region.startLine)), ("startColumn", .integer(region.startColumn)),
      ("endLine", .integer(region.endLine)), ("endColumn", .integer(region.endColumn)),
    ])
  }
}
