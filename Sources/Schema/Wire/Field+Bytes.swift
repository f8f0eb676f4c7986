extension FieldType {
  /// Whether it is a map, or a list of some.
  public var hasMap: Bool {
    switch self {
    case .map: true
    case .list(let element): element.hasMap
    default: false
    }
  }
}

extension Field {
  /// Bytes, of which none are read as a missing value, unless what is around says otherwise.
  public var isBytes: Bool { isLenient != false && type == .data }

  /// Whether there must be bytes to be read again: it is not optional, and no bytes are not what a missing value means.
  /// `nonEmpty` says so itself.
  public var needsBytes: Bool {
    if !isBytes || isOptional { return false }
    return defaultValue?.value != .data([]) && !constraints.contains { $0.value == .nonEmpty }
  }
}
