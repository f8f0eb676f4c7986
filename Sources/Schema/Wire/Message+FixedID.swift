extension Message {
  /// The value of an id key that never varies, in its declared form; nil too where a property holds the whole
  /// id, which is written as it was read.
  public func fixedID(_ index: Int) -> TypeID.Value? {
    guard ids.all.count == 1, index < ids.all[0].components.count,
      case .value(let value) = ids.all[0].components[index],
      !ids.isStored || ids.all[0].components.contains(.any)
    else { return nil }
    return value
  }
}
