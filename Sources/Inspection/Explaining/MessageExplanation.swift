import MessageRuntime
import Schema

/// Where everything in a message comes from, and what is wrong with it.
public struct MessageExplanation: Sendable {
  public struct FieldRows: Sendable {
    /// Where its value is, or its default.
    public let value: ExplainedRow
    /// What is to be said of it and of what is in it, of values first.
    public let notes: [ExplainedRow]
    fileprivate let hasFailed: Bool
    fileprivate let isOptional: Bool
  }

  public let ids: [ExplainedRow]
  public let fields: [FieldRows]
  /// In the decoder's order.
  public let failures: [ExplainedRow]
  /// Keys beside the fields and in the envelope that the schema does not name, and those that are there twice.
  public let keys: [ExplainedRow]
  /// Where the object with the fields is; nil: there is none.
  public let payload: String?
  /// nil: it is there, or a failure says why not.
  private let missingPayload: ExplainedRow?

  init?(_ inspection: Inspection) {
    guard let taken = inspection.taken else { return nil }
    let (shapes, failures) = (inspection.shapes, inspection.failures)
    let shape = shapes.messages[taken.claim.message]
    let nodes = PayloadNodes(inspection.payload, taken.layout)
    payload = nodes.payloadPointer
    ids = Self.ids(taken.claim, nodes, inspection.payload)
    fields = shape.fields.filter { !$0.isLocal }.map { field in
      FieldRows(field, nodes, shapes, hasFailed: failures.contains { $0.path.leads(to: field.field.name) })
    }
    let locator = FailureLocator(shapes: shapes, shape: shape, nodes: nodes)
    self.failures = failures.map { locator.row(of: $0) }
    missingPayload = failures.contains(where: \.path.isEmpty) ? nil : nodes.missingPayload
    let objects = nodes.objects(of: shape)
    keys = objects.reversed().flatMap { $0.rows(among: objects) }
  }

  private static func ids(_ claim: Dispatch.Claim, _ nodes: PayloadNodes, _ payload: Payload) -> [ExplainedRow] {
    guard let entry = claim.typeID else { return [] }
    if let id = payload.externalID {
      return [ExplainedRow(.id(readAs: nil), path: "externalId", found: id.json, range: entry.range)]
    }
    return zip(nodes.envelope.idKeys, entry.components).compactMap { path, component in
      guard let there = nodes.node(of: path) else { return nil }
      return ExplainedRow(
        .id(readAs: component.differing(from: there)), path: path.last?.text ?? "", pointer: there.pointer,
        found: there.value.json, range: entry.range)
    }
  }
}

extension MessageExplanation {
  /// All that is worth saying, in the order of the fields, each with its failures.
  public var rows: [ExplainedRow] {
    var (rows, failures) = (ids, self.failures)
    for field in fields {
      rows += field.rows
      let isOwn = { (row: ExplainedRow) in row.path.leads(to: field.value.path) }
      rows += failures.filter(isOwn)
      failures.removeAll(where: isOwn)
    }
    rows += failures
    if let missingPayload { rows.append(missingPayload) }
    return rows + keys
  }

  /// The names of optional fields of which no more is to be said than that they are missing.
  public var absentFields: [String] {
    fields.filter { $0.isAbsent && $0.isOptional && !$0.hasFailed }.map(\.value.path)
  }
}

extension MessageExplanation.FieldRows {
  init(_ field: FieldShape, _ nodes: PayloadNodes, _ shapes: SchemaShapes, hasFailed: Bool) {
    (self.hasFailed, isOptional) = (hasFailed, field.field.isOptional)
    let (name, range) = (field.field.name, field.field.range)
    if let slot = field.slot, let text = nodes.slots[slot] {
      let found = field.field.isSensitive ? Field.redaction : JSONValue(text).json
      (value, notes) = (ExplainedRow(.slot(slot), path: name, found: found, range: range), [])
    } else if let node = nodes.node(of: field) {
      let strategy = DecodingStrategy(field, around: shapes.schema.configuration.isLenient ? [] : .strict)
      let found = FoundText(shapes: shapes).text(node, as: strategy.type, isHidden: strategy.isHidden)
      value = ExplainedRow(.value, path: name, pointer: node.pointer, found: found, range: range)
      var walk = ValueWalk(shapes: shapes, range: range)
      walk.walk(node, field: FieldProbe(node, strategy, in: shapes), strategy, name)
      // A failure says itself that the value is not declared.
      notes = walk.notes.filter { !hasFailed || !$0.isUndeclared || $0.path != name } + walk.keys
    } else {
      let standard = PayloadObject.standard(field, shapes)?.shown
      (value, notes) = (ExplainedRow(.missing(standard: standard), path: name, range: range), [])
    }
  }

  fileprivate var isAbsent: Bool { if case .missing(standard: nil) = value.kind { true } else { false } }

  /// The value, or the note that says all of it, and the other notes. A failure says itself what is there, and one
  /// without a value is not worth a row.
  fileprivate var rows: [ExplainedRow] {
    if hasFailed || isAbsent { return notes }
    guard let own = notes.firstIndex(where: { $0.path == value.path && $0.isOfValue }) else { return [value] + notes }
    var others = notes
    var note = others.remove(at: own)
    note.standsForField = true
    return [note] + others
  }
}

extension ExplainedRow {
  fileprivate var isUndeclared: Bool { if case .undeclared = kind { true } else { false } }
  fileprivate var isOfValue: Bool { if case .readAs = kind { true } else { isUndeclared } }
}

extension String {
  /// Whether a path is that of a field, or of something in it.
  fileprivate func leads(to field: String) -> Bool {
    self == field || hasPrefix(field + ".") || hasPrefix(field + "[")
  }
}

extension TypeID.Component {
  /// Its declared JSON, if the payload has other JSON that means the same.
  fileprivate func differing(from node: JSONNode) -> String? {
    guard case .value(let value) = self, let declared = first?.json, declared != node.value.json else { return nil }
    if case .string(let text) = value, node.value.string == text { return nil }
    return declared
  }
}

extension Inspection {
  /// Where everything in the message comes from; nil: no message was recognized.
  public var explanation: MessageExplanation? { MessageExplanation(self) }
}
