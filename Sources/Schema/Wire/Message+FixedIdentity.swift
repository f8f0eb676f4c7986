extension Message {
  /// The value of an identity key that never varies, in its declared form; nil too where a property holds the whole
  /// identity, which is written as it was read.
  public func fixedID(_ place: Int) -> TypeID.Value? {
    guard ids.all.count == 1, place < ids.all[0].components.count,
      case .value(let value) = ids.all[0].components[place],
      !ids.isStored || ids.all[0].components.contains(.any)
    else { return nil }
    return value
  }
}
