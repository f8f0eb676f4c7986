import MessageRuntime
import Schema
import SourceText

/// Where everything in a message comes from, and what is wrong with it.
public struct MessageExplanation: Sendable {
  /// An id by which the message was recognized.
  public struct ID: Sendable {
    public let name: String
    /// nil: it comes from the SDK's own field.
    public let pointer: String?
    public let found: String
    /// nil: just that.
    public let readAs: String?
    public let range: SourceRange
  }

  public struct FieldRow: Sendable {
    public enum Source: Sendable {
      case payload(pointer: String, found: String)
      case slot(String, found: String)
      /// The default, if there is one.
      case missing(standard: String?)
    }

    public let field: Field
    public let source: Source
    /// What is to be said of it and of what is in it.
    public let notes: [ValueNote]
    public let hasFailed: Bool
  }

  public let message: Message
  public private(set) var ids: [ID] = []
  public private(set) var fields: [FieldRow] = []
  public private(set) var failures: [ExplainedFailure] = []
  /// Keys beside the fields and in the envelope that the schema does not name, and those that are there twice.
  public private(set) var keys: [ValueNote] = []
  /// Where the object with the fields is; nil: there is none.
  public let payload: String?
  /// nil: it is there, or a failure says why not.
  public private(set) var missingPayload: ValueNote?

  private let shapes: SchemaShapes
  private let places: PayloadPlaces

  init?(_ inspection: Inspection) {
    guard let taken = inspection.taken else { return nil }
    let claim = taken.claim
    shapes = inspection.shapes
    let shape = shapes.messages[claim.message]
    message = shapes.schema.messages[claim.message]
    places = PayloadPlaces(inspection.payload, taken.layout)
    payload = places.payloadPointer
    ids = Self.ids(claim, places, inspection.payload)
    let failed = inspection.failures.map(\.path)
    fields = shape.fields.filter { !$0.isLocal }.map { field in
      let name = field.field.name
      return row(
        field, hasFailed: failed.contains { $0 == name || $0.hasPrefix(name + ".") || $0.hasPrefix(name + "[") })
    }
    let locator = FailureLocator(shapes: shapes, shape: shape, places: places)
    failures = inspection.failures.map { locator.explained($0) }
    if !inspection.failures.contains(where: \.path.isEmpty) { missingPayload = places.missingPayload }
    var walk = KeyWalk(shapes)
    let objects = places.objects(of: shape)
    for object in objects.reversed() { walk.walk(object, objects, "") }
    keys = walk.notes
  }

  private static func ids(_ claim: Dispatch.Claim, _ places: PayloadPlaces, _ payload: Payload) -> [ID] {
    guard let entry = claim.typeID else { return [] }
    if let id = payload.externalID {
      return [ID(name: "externalId", pointer: nil, found: id.json, readAs: nil, range: entry.range)]
    }
    return zip(places.envelope.idKeys, entry.components).compactMap { path, place in
      guard let there = places.identity(path) else { return nil }
      return ID(
        name: path.last?.text ?? "", pointer: there.pointer, found: there.value.json,
        readAs: place.differing(from: there), range: entry.range)
    }
  }

  private func row(_ field: FieldShape, hasFailed: Bool) -> FieldRow {
    let isHidden = field.field.isSensitive
    if let slot = field.slot, let text = places.slot(of: field) {
      let found = isHidden ? Field.redaction : JSONValue(text).json
      return FieldRow(field: field.field, source: .slot(slot, found: found), notes: [], hasFailed: hasFailed)
    }
    guard let place = places.place(of: field) else {
      let standard = PayloadObject.standard(field, shapes)?.shown
      return FieldRow(field: field.field, source: .missing(standard: standard), notes: [], hasFailed: hasFailed)
    }
    let around: JSONOptions = shapes.schema.configuration.isLenient ? [] : .strict
    let reading = ValueWalk.Reading(
      type: field.field.type, options: field.reading.inside(around), isHidden: isHidden)
    let probe = FieldProbe(place.value.json, as: field.field.type, reading.options, in: shapes)
    let found = FoundText(shapes: shapes).text(place, as: field.field.type, isHidden: isHidden)
    var walk = ValueWalk(shapes)
    if let value = probe.value {
      walk.walk(place, value, reading, field.field.name)
      if hasFailed { walk.removeUndeclared(field.field.name) }
    } else if probe.failures.isEmpty, !place.isNull {
      walk.add(.readAsMissing, place, reading, field.field.name)
    }
    var keys = KeyWalk(shapes)
    if !isHidden { keys.walk(place, field.field.type, field.field.name) }
    return FieldRow(
      field: field.field, source: .payload(pointer: place.pointer, found: found), notes: walk.notes + keys.notes,
      hasFailed: hasFailed)
  }
}

extension TypeID.Component {
  /// What it declares, as JSON, if something else stands there that means the same.
  fileprivate func differing(from place: JSONPlace) -> String? {
    guard case .value(let value) = self, let declared = first?.json, declared != place.value.json else { return nil }
    if case .string(let text) = value, place.value.string == text { return nil }
    return declared
  }
}

extension Inspection {
  /// Where everything in the message comes from; nil: no message was recognized.
  public var explanation: MessageExplanation? { MessageExplanation(self) }
}
