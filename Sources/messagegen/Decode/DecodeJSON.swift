import Inspection
import MessageRuntime
import Schema
import SourceText

/// An inspection for programs.
struct DecodeJSON {
  let inspection: Inspection
  let payload: PayloadText
  let locations: SchemaLocations
  let language: Language
  /// nil: nobody has asked for it.
  var recognition: ReleaseRecognition?

  private typealias Members = [(key: String, value: OrderedJSON)]

  /// What is no text.
  static func document(_ problem: LocalizedText, at offset: Int? = nil, line: Int? = nil, _ language: Language)
    -> OrderedJSON
  {
    var members: Members = line.map { [("line", .integer($0))] } ?? []
    members += [("outcome", .string(Inspection.Outcome.noJSON.rawValue)), ("message", .null)]
    if let offset { members.append(("offset", .integer(offset))) }
    return .object(members + [("problem", .string(problem.text(in: language))), ("encoded", .null)])
  }

  /// - Parameter line: of one message a line.
  func document(line: Int? = nil) -> OrderedJSON {
    var members: Members = line.map { [("line", .integer($0))] } ?? []
    members += [
      ("outcome", .string(inspection.outcome.rawValue)),
      ("message", OrderedJSON(inspection.message?.name)),
    ]
    if let error = inspection.syntaxError {
      let problem = payload.problem(at: error.offset, followsDocument: error.followsDocument).message
      return Self.document(problem, at: error.offset, line: line, language)
    }
    if inspection.message?.isHidden == true { members.append(("hidden", true)) }
    if let explanation = inspection.explanation {
      members += self.members(of: explanation)
    } else if inspection.outcome == .unrecognized {
      if let other = OtherTarget(inspection) { members.append(("otherTarget", other.json)) }
      members.append(("attempts", .array(inspection.mismatches.map(mismatch))))
    }
    if let recognition { members.append(("releases", recognition.json)) }
    if let keys = inspection.unknownKeys { members.append(("dropped", .integer(keys.droppedElements))) }
    members.append(("encoded", OrderedJSON(inspection.shownEncoding)))
    let texts = inspection.texts()
    if !texts.isEmpty {
      members.append(("texts", .object(texts.map { ($0.name, OrderedJSON($0.text)) })))
    }
    return .object(members)
  }

  private func members(of explanation: MessageExplanation) -> Members {
    let duplicates = explanation.keys.filter { !$0.isUnknownKey }
    return [
      ("payload", OrderedJSON(explanation.payload)),
      ("fields", .array(explanation.fields.map(field))),
      ("failures", .array(explanation.failures.map(failure))),
      ("unknown", .array(explanation.keys.filter(\.isUnknownKey).map(note))),
      ("duplicates", .array(duplicates.map { OrderedJSON($0.pointer) })),
    ]
  }

  private func field(_ rows: MessageExplanation.FieldRows) -> OrderedJSON {
    var members = self.members(of: rows.value, name: "name")
    if !rows.notes.isEmpty { members.append(("notes", .array(rows.notes.map(note)))) }
    return .object(members + [schema(of: rows.value)])
  }

  private func note(_ row: ExplainedRow) -> OrderedJSON { .object(members(of: row)) }
  private func failure(_ row: ExplainedRow) -> OrderedJSON { .object(members(of: row) + [schema(of: row)]) }

  private func schema(of row: ExplainedRow) -> (key: String, value: OrderedJSON) {
    ("schema", OrderedJSON(row.range.map { locations.text(of: $0) }))
  }

  /// - Parameter name: the key of the path.
  private func members(of row: ExplainedRow, name: String = "path") -> Members {
    var members: Members = [(name, .string(row.path))]
    if case .failure(let failure) = row.kind {
      members += [
        ("key", OrderedJSON(failure.key)), ("reason", .string(failure.reason.wording.text(in: language))),
        ("pointer", OrderedJSON(row.pointer)), ("found", OrderedJSON(row.found)),
      ]
    } else {
      if case .slot(let slot) = row.kind { members.append(("slot", .string(slot))) }
      if let pointer = row.pointer { members.append(("pointer", .string(pointer))) }
      if let found = row.found { members.append(("found", .string(found))) }
    }
    switch row.kind {
    case .id(let value), .readAs(let value): members.append(("readAs", OrderedJSON(value)))
    case .missing(let standard): members.append(("default", OrderedJSON(standard)))
    case .dropped(let failures): members.append(("dropped", .array(failures.map(dropped))))
    case .unknownKey(let hint): members.append(("help", OrderedJSON(hint?.text.text(in: language))))
    case .duplicateKey: members.append(("duplicate", true))
    case .noPayload: members.append(("payload", .null))
    case .value, .slot, .undeclared, .failure: break
    }
    if let declared = row.declared { members.append(("declared", .array(declared.texts.map { .string($0) }))) }
    return members
  }

  private func dropped(_ failure: MessageFailure) -> OrderedJSON {
    .object([
      ("path", .string(failure.path)), ("reason", .string(failure.reason.wording.text(in: language))),
    ])
  }

  private func mismatch(_ mismatch: EnvelopeMismatch) -> OrderedJSON {
    .object([
      ("envelopes", .array(mismatch.envelopes.map { .string($0) })),
      ("problem", .string(mismatch.problem.text(in: language))),
      ("help", OrderedJSON(mismatch.help?.text(in: language))),
      ("schema", .string(locations.text(of: mismatch.range))),
    ])
  }
}

extension OrderedJSON {
  /// - Parameter text: nil: null.
  fileprivate init(_ text: String?) { self = text.map { .string($0) } ?? .null }
}
