import Schema

/// A type by its values on the wire and after decoding, without its name.
indirect enum WireType: Hashable, Sendable {
  /// A type that is a word of the language.
  case scalar(FieldType)
  case object
  case textEnum, integerEnum
  case list(WireType)
  case map(WireType)

  init(_ type: FieldType, in schema: Schema) {
    switch type {
    case .object: self = .object
    case .enumeration(let id): self = schema[id].isInteger ? .integerEnum : .textEnum
    case .list(let element): self = .list(WireType(element, in: schema))
    case .map(let element): self = .map(WireType(element, in: schema))
    default: self = .scalar(type)
    }
  }

  /// The same for timestamps of every unit.
  var withoutUnits: WireType {
    switch self {
    case .scalar(.timestamp): .scalar(.timestamp(.milliseconds))
    case .list(let element): .list(element.withoutUnits)
    case .map(let element): .map(element.withoutUnits)
    default: self
    }
  }
}
