import Schema

/// A message under one of its ids, as the other side finds it.
struct IDReading: Sendable {
  /// The message by its place there, and the envelope in which it is read.
  struct Reader: Sendable {
    let message: Int
    let envelope: Envelope
  }

  let written: WrittenID
  /// nil: it is unrecognized.
  let reader: Reader?

  /// What fields of the reader become that are elsewhere in its envelope, or encoded otherwise; nil: what they are.
  func outcome(of fields: [Field]) -> ReadOutcome? {
    guard let envelope = reader?.envelope else { return nil }
    if envelope.isList != written.envelope.isList { return fields.isEmpty ? nil : .invalid }
    let slots = fields.filter { $0.slot?.value == .envelope }
    let isMoved = envelope.placeOfSlots != written.envelope.placeOfSlots
    return [outcome(ofPayload: fields.filter { $0.slot == nil }), isMoved ? slots.lost : nil].compactMap { $0 }.max()
  }

  private func outcome(ofPayload fields: [Field]) -> ReadOutcome? {
    guard let envelope = reader?.envelope, !fields.isEmpty else { return nil }
    let place = envelope.payload ?? []
    if place != written.envelope.payload ?? [] {
      // What was beside the payload may be in it.
      let beside = written.message.fields.filter { $0.slot?.value == .envelope }
      let isBeside = place == written.envelope.placeOfSlots
      return fields.filter { field in !isBeside || !beside.contains { $0.writes(toKeysOf: field) } }.lost
    }
    let isText = written.envelope.encoding == .jsonString
    return envelope.encoding == .either || isText == (envelope.encoding == .jsonString) ? nil : .invalid
  }
}

extension [Field] {
  /// What becomes of them where none is found.
  fileprivate var lost: ReadOutcome? { isEmpty ? nil : contains(where: \.needsKey) ? .invalid : .absent }
}
