import MessageRuntime
import Schema

/// Where a message's values stand in a text.
struct PayloadPlaces {
  let envelope: Envelope
  private let root: JSONPlace?
  private let slots: [String: String]
  /// The object with the fields; nil: there is none.
  let payload: JSONPlace?
  private let beside: JSONPlace?

  init(_ text: Payload, _ envelope: Envelope) {
    self.envelope = envelope
    slots = text.slots
    let root = JSONPlace(text: text.text)
    self.root = root
    func place(_ path: some Sequence<JSONKey>) -> JSONPlace? {
      path.reduce(root) { place, key in
        (envelope.encoding == .object ? place : place?.asObject)?.member(key.text)
      }
    }
    let found = place(envelope.payload ?? [])
    payload = envelope.encoding == .object ? found : found?.asObject ?? found
    beside = place(envelope.idKeys.first?.dropLast() ?? [])
  }

  /// What stands under an id key.
  func identity(_ path: Envelope.Path) -> JSONPlace? {
    path.reduce(root) { place, key in (envelope.encoding == .object ? place : place?.asObject)?.member(key.text) }
  }

  func place(of field: FieldShape) -> JSONPlace? {
    if field.slot != nil { return nil }
    if envelope.isList { return root }
    return (field.reading.contains(.besideIdentity) ? beside : payload).flatMap { field.place(in: $0) }
  }

  /// What travels beside the JSON.
  func slot(of field: FieldShape) -> String? { field.slot.flatMap { slots[$0] } }
}
