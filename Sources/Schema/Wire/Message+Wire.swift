extension Message {
  /// The value of an identity key that never varies, in its declared form; nil too where a property holds the whole
  /// identity, which is written as it was read.
  public func fixedIdentity(_ place: Int) -> Identity.Value? {
    guard identity.entries.count == 1, place < identity.entries[0].places.count,
      case .value(let value) = identity.entries[0].places[place],
      !identity.isRemembered || identity.entries[0].places.contains(.any)
    else { return nil }
    return value
  }

  /// The fields that stand beside the identity; in an envelope whose payload is that object, they are like the others.
  public func envelopeSlots(in schema: Schema) -> [Field] {
    if schema[envelope].holdsPayloadBesideIdentity { return [] }
    return fields.filter { $0.slot?.value == .envelope }
  }
}

extension Envelope {
  /// The payload is that very object in which the identity stands.
  public var holdsPayloadBesideIdentity: Bool { (identity.first?.dropLast() ?? []) == (payload ?? [])[...] }
}
