import SourceText

/// A finding as SARIF's `result`.
struct SARIFResult {
  let finding: Diagnostic
  let files: [SourceFile]
  let ruleIndex: Int
  let fingerprint: String

  var value: JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("ruleId", .string(finding.id)),
      ("ruleIndex", .integer(ruleIndex)),
      ("level", .string(finding.severity.rawValue)),
      ("message", SARIFRule.text(finding.words(in: .english))),
      ("locations", .array(place(finding.range).map { [.object([("physicalLocation", $0)])] } ?? [])),
      ("partialFingerprints", .object([("primaryLocationLineHash", .string(fingerprint))])),
    ]
    if !relatedLocations.isEmpty { members.append(("relatedLocations", .array(relatedLocations))) }
    if !fixes.isEmpty { members.append(("fixes", .array(fixes))) }
    return .object(members)
  }

  private var relatedLocations: [JSONText] {
    let places = finding.notes.compactMap { note in note.range.flatMap { place($0) }.map { (note.message.english, $0) } }
    return places.enumerated().map { index, note in
      .object([("id", .integer(index + 1)), ("message", SARIFRule.text(note.0)), ("physicalLocation", note.1)])
    }
  }

  private var fixes: [JSONText] {
    finding.fixIts.compactMap { fixIt in
      let groups = Dictionary(grouping: fixIt.edits, by: \.range.file).sorted { $0.key < $1.key }
      let changes = groups.compactMap { change($1) }
      // Half a fix is none.
      guard !changes.isEmpty, changes.count == groups.count else { return nil }
      return .object([("description", SARIFRule.text(fixIt.message.english)), ("artifactChanges", .array(changes))])
    }
  }

  /// The edits of one file.
  private func change(_ edits: [Diagnostic.Edit]) -> JSONText? {
    guard let first = edits.first, let file = files.holding(first.range) else { return nil }
    let replacements = edits.sorted { $0.range < $1.range }.map { edit in
      JSONText.object([
        ("deletedRegion", Self.value(Region(edit.range, in: file, unit: .utf16))),
        ("insertedContent", SARIFRule.text(edit.replacement)),
      ])
    }
    return .object([("artifactLocation", Self.location(file)), ("replacements", .array(replacements))])
  }

  private func place(_ range: SourceRange) -> JSONText? {
    guard let file = files.holding(range) else { return nil }
    let region = Region(shown: range, in: file, unit: .utf16)
    return .object([("artifactLocation", Self.location(file)), ("region", Self.value(region))])
  }

  private static func location(_ file: SourceFile) -> JSONText {
    .object([("uri", .string(URIText.reference(to: file.path)))])
  }

  private static func value(_ region: Region) -> JSONText {
    .object([
      ("startLine", .integer(region.startLine)), ("startColumn", .integer(region.startColumn)),
      ("endLine", .integer(region.endLine)), ("endColumn", .integer(region.endColumn)),
    ])
  }
}
