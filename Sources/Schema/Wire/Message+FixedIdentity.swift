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
}
