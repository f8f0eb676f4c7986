extension Schema {
  /// The schema where `slot: envelope` is an ordinary field in an envelope whose payload is that very object.
  public var withFlatSlots: Schema {
    let areFlat = configuration.envelopes.map(\.holdsPayloadBesideID)
    guard areFlat.contains(true) else { return self }
    var schema = self
    for (index, message) in messages.enumerated() where areFlat[message.envelope.index] && message.hasEnvelopeSlots {
      var fields = message.fields
      for fieldIndex in fields.indices where fields[fieldIndex].slot?.value == .envelope {
        fields[fieldIndex].slot = nil
      }
      schema.messages[index] = message.with(fields: fields)
    }
    return schema
  }
}
