import Schema

/// An id that a message is written with, and the message that the other side dispatches it to.
struct DispatchedID: Sendable {
  let written: WrittenID
  /// nil: it is unrecognized.
  let reader: Dispatch.Claim?

  /// What becomes of the reader's fields if they are elsewhere in its envelope, or encoded differently; nil: nothing.
  func outcome(of fields: [Field], in context: FieldContext) -> DecodingOutcome? {
    guard let envelope = reader.map({ context.schema[$0.envelope] }) else { return nil }
    if envelope.isList != written.envelope.isList { return fields.isEmpty ? nil : .invalid }
    return [outcome(ofPayload: fields, in: envelope, context), outcome(ofSlots: fields, in: envelope, context)]
      .compactMap { $0 }.max()
  }

  private func outcome(ofPayload fields: [Field], in envelope: Envelope, _ context: FieldContext) -> DecodingOutcome? {
    let path = envelope.payload ?? []
    let isMoved = path != written.envelope.payload ?? []
    let isText = written.envelope.encoding == .jsonString
    let isUnread = envelope.encoding != .either && isText != (envelope.encoding == .jsonString)
    guard isMoved || isUnread else { return nil }
    let fields = fields.filter { $0.slot == nil }
    guard isMoved else { return fields.isEmpty ? nil : .invalid }
    // What was beside the payload may be in it.
    let beside = written.message.fields.filter { $0.slot?.value == .envelope }
    let isBeside = path == written.envelope.slotsPath
    return fields.filter { field in !isBeside || !beside.contains { $0.writes(toKeysOf: field) } }.lost(in: context)
  }

  private func outcome(ofSlots fields: [Field], in envelope: Envelope, _ context: FieldContext) -> DecodingOutcome? {
    guard envelope.slotsPath != written.envelope.slotsPath else { return nil }
    return fields.filter { $0.slot?.value == .envelope }.lost(in: context)
  }
}

extension [Field] {
  /// What becomes of the fields if none is found.
  fileprivate func lost(in context: FieldContext) -> DecodingOutcome? {
    isEmpty ? nil : contains { context.outcomes(missing: $0).contains(.invalid) } ? .invalid : .absent
  }
}
