extension Schema {
  /// The schema where `slot: envelope` is an ordinary field in an envelope whose payload is that very object.
  public var withFlatSlots: Schema {
    let areFlat = configuration.envelopes.map(\.holdsPayloadBesideID)
    guard areFlat.contains(true) else { return self }
    var schema = self
    for index in messages.indices where areFlat[messages[index].envelope.index] {
      for place in messages[index].fields.indices where messages[index].fields[place].slot?.value == .envelope {
        schema.messages[index].fields[place].slot = nil
      }
    }
    return schema
  }
}
