import Inspection
import MessageRuntime
import Schema
import SourceText

/// An inspection for programs.
struct DecodeJSON {
  let inspection: Inspection
  let payload: PayloadText
  let places: SchemaPlaces
  let language: Language
  /// nil: nobody has asked for it.
  var knowledge: ReleaseKnowledge?

  /// What is no text.
  static func document(_ problem: LocalizedText, at offset: Int? = nil, line: Int? = nil, _ language: Language)
    -> OrderedJSON
  {
    var members: [(key: String, value: OrderedJSON)] = line.map { [("line", .integer($0))] } ?? []
    members += [("outcome", .string(Inspection.Outcome.noJSON.rawValue)), ("message", .null)]
    if let offset { members.append(("offset", .integer(offset))) }
    return .object(members + [("problem", .string(problem.text(in: language))), ("encoded", .null)])
  }

  /// - Parameter line: of one message a line.
  func document(line: Int? = nil) -> OrderedJSON {
    var members: [(key: String, value: OrderedJSON)] = line.map { [("line", .integer($0))] } ?? []
    members += [
      ("outcome", .string(inspection.outcome.rawValue)),
      ("message", inspection.message.map { .string($0.name) } ?? .null),
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
      members.append(("attempts", .array(inspection.attempts.map(attempt))))
    }
    if let knowledge { members.append(("releases", knowledge.json)) }
    if let keys = inspection.unknownKeys { members.append(("dropped", .integer(keys.droppedElements))) }
    members.append(("encoded", inspection.shownEncoding.map { .string($0) } ?? .null))
    let texts = inspection.texts()
    if !texts.isEmpty {
      members.append(("texts", .object(texts.map { ($0.name, $0.text.map { .string($0) } ?? .null) })))
    }
    return .object(members)
  }

  private func members(of explanation: MessageExplanation) -> [(key: String, value: OrderedJSON)] {
    let duplicates = explanation.keys.filter { !$0.isUnknownKey }
    return [
      ("payload", explanation.payload.map { .string($0) } ?? .null),
      ("fields", .array(explanation.fields.map(field))),
      ("failures", .array(explanation.failures.map(failure))),
      ("unknown", .array(explanation.keys.filter { $0.isUnknownKey }.map(note))),
      ("duplicates", .array(duplicates.map { .string($0.pointer) })),
    ]
  }

  private func field(_ row: MessageExplanation.FieldRow) -> OrderedJSON {
    var members: [(key: String, value: OrderedJSON)] = [("name", .string(row.field.name))]
    switch row.source {
    case .payload(let pointer, let found): members += [("pointer", .string(pointer)), ("found", .string(found))]
    case .slot(let slot, let found): members += [("slot", .string(slot)), ("found", .string(found))]
    case .missing(let standard): members.append(("default", standard.map { .string($0) } ?? .null))
    }
    if !row.notes.isEmpty { members.append(("notes", .array(row.notes.map(note)))) }
    return .object(members + [("schema", .string(places.text(of: row.field.range)))])
  }

  private func note(_ note: ValueNote) -> OrderedJSON {
    var members: [(key: String, value: OrderedJSON)] = [
      ("path", .string(note.path)), ("pointer", .string(note.pointer)),
    ]
    if let found = note.found { members.append(("found", .string(found))) }
    switch note.kind {
    case .readAs(let value): members.append(("readAs", .string(value)))
    case .readAsMissing: members.append(("readAs", .null))
    case .dropped(let failures):
      members.append(("dropped", .array(failures.map(dropped))))
    case .unknownKey(let hint):
      members.append(("help", hint.map { .string($0.text.text(in: language)) } ?? .null))
    case .duplicateKey: members.append(("duplicate", true))
    case .undeclared(let declared): members.append(("declared", .array(declared.texts.map { .string($0) })))
    case .noPayload: members.append(("payload", .null))
    }
    return .object(members)
  }

  private func dropped(_ failure: MessageFailure) -> OrderedJSON {
    .object([
      ("path", .string(failure.path)), ("reason", .string(failure.reason.wording.text(in: language))),
    ])
  }

  private func failure(_ explained: ExplainedFailure) -> OrderedJSON {
    var members: [(key: String, value: OrderedJSON)] = [
      ("path", .string(explained.failure.path)),
      ("key", explained.failure.key.map { .string($0) } ?? .null),
      ("reason", .string(explained.failure.reason.wording.text(in: language))),
      ("pointer", explained.pointer.map { .string($0) } ?? .null),
      ("found", explained.found.map { .string($0) } ?? .null),
    ]
    if let declared = explained.declared { members.append(("declared", .array(declared.texts.map { .string($0) }))) }
    return .object(members + [("schema", .string(places.text(of: explained.range)))])
  }

  private func attempt(_ attempt: Attempt) -> OrderedJSON {
    .object([
      ("envelopes", .array(attempt.envelopes.map { .string($0) })),
      ("problem", .string(attempt.problem.text(in: language))),
      ("help", attempt.help.map { .string($0.text(in: language)) } ?? .null),
      ("schema", .string(places.text(of: attempt.range))),
    ])
  }
}
