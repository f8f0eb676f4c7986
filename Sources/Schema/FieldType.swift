/// The type of a field, with every name resolved.
public enum FieldType: Hashable, Sendable {
  public enum Integer: String, CaseIterable, Sendable { case int, int32, int64, uint32, uint64 }
  /// What one step of a timestamp's number is.
  public enum TimeUnit: String, CaseIterable, Sendable {
    case seconds = "s"
    case milliseconds = "ms"
  }

  case string
  case bool
  case integer(Integer)
  case double
  case url
  case data
  case timestamp(TimeUnit)
  case json
  case object(ObjectType.ID)
  case enumeration(EnumType.ID)
  indirect case list(FieldType)
  indirect case map(FieldType)

  /// The type under all lists and maps.
  public var leaf: FieldType {
    switch self {
    case .list(let element), .map(let element): element.leaf
    default: self
    }
  }
}
