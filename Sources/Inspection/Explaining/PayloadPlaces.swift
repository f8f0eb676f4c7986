import MessageRuntime
import Schema

/// Where a message's values are in a text.
struct PayloadPlaces {
  let envelope: Envelope
  private let layout: EnvelopeLayout
  private let root: JSONPlace?
  private let slots: [String: String]
  /// What is where the payload should be, in a string too; nil: nothing.
  let payload: JSONPlace?

  init(_ text: Payload, _ layout: EnvelopeLayout) {
    (self.layout, envelope, slots) = (layout, layout.envelope, text.slots)
    root = JSONPlace(text: text.text)
    let walk = PathWalk(envelope: envelope, root: root)
    payload = walk.object(at: envelope.payload ?? []) ?? walk.place(of: envelope.payload ?? [])
  }

  private var walk: PathWalk { PathWalk(envelope: envelope, root: root) }

  /// What is under an id key.
  func identity(_ path: Envelope.Path) -> JSONPlace? { walk.place(of: path) }

  func place(of field: FieldShape) -> JSONPlace? {
    if field.slot != nil { return nil }
    if envelope.isList { return root }
    let object = field.reading.contains(.besideIdentity) ? walk.object(at: besideID) : payload
    return object.flatMap { field.place(in: $0) }
  }

  /// What travels beside the JSON.
  func slot(of field: FieldShape) -> String? { field.slot.flatMap { slots[$0] } }

  /// Where the object with the fields is; nil: there is none.
  var payloadPointer: String? { payload.flatMap { $0.isObject || envelope.isList ? $0.pointer : nil } }

  /// The payload, or what is in its way.
  var payloadOrObstacle: JSONPlace? {
    let path = envelope.payload ?? []
    if let payload { return payload }
    let deepest = path.indices.reversed().lazy.compactMap { [walk] in walk.place(of: Array(path[..<$0])) }.first
    return deepest.flatMap { $0.isObject ? nil : $0 }
  }

  /// What is to be said where there is no payload.
  var missingPayload: ValueNote? {
    guard let root, root.isObject, let path = envelope.payload, payload?.isObject != true else { return nil }
    let pointer = path.map { "/" + JSONPlace.escaped($0.text) }.joined()
    return ValueNote(path: "", pointer: pointer, found: payload?.value.json, kind: .noPayload)
  }

  // MARK: Objects and their keys

  /// The objects of the envelope from the root inwards, with that of the payload, and what may be in each.
  func objects(of shape: ObjectShape) -> [NamedObject] {
    if envelope.isList { return [] }
    let payload = envelope.payload ?? []
    let fields = shape.fields.filter { !$0.isLocal && $0.slot == nil }
    let isMissing = missingPayload != nil
    let paths = layout.objects.map(\.path) + [payload]
    return paths.indices.filter { !paths[..<$0].contains(paths[$0]) }.map { index in
      let path = paths[index]
      return NamedObject(
        pointer: pointer(of: path), place: walk.object(at: path),
        fields: fields.filter { ($0.reading.contains(.besideIdentity) ? besideID : payload) == path },
        others: keys(in: path), payloadKey: isMissing && path == payload.dropLast() ? payload.last : nil)
    }
  }

  /// Keys that mean something in an object of the envelope, beside the fields.
  func keys(in path: Envelope.Path) -> [JSONKey] {
    let paths = envelope.idKeys + envelope.requiredKeys + envelope.constants.map { [$0.key] } + [envelope.payload ?? []]
    return paths.compactMap { $0.starts(with: path) ? $0.dropFirst(path.count).first : nil }
  }

  private var besideID: Envelope.Path { envelope.idKeys.first?.dropLast() ?? [] }

  /// Of what is there, or should be.
  private func pointer(of path: Envelope.Path) -> String {
    walk.object(at: path)?.pointer ?? path.map { "/" + JSONPlace.escaped($0.text) }.joined()
  }
}

/// Follows paths of an envelope as the decoder does: through objects, and through the string that holds the payload.
private struct PathWalk {
  let envelope: Envelope
  let root: JSONPlace?

  func place(of path: Envelope.Path) -> JSONPlace? {
    path.indices.reduce(root) { place, length in
      place.flatMap { object($0, at: Array(path[..<length])) }?.member(path[length].text)
    }
  }

  func object(at path: Envelope.Path) -> JSONPlace? { place(of: path).flatMap { object($0, at: path) } }

  private func object(_ place: JSONPlace, at path: Envelope.Path) -> JSONPlace? {
    if place.isObject { return place }
    return envelope.encoding != .object && path == envelope.payload ?? [] ? place.asObject : nil
  }
}
