import Schema

/// A type as its values are on the wire and with the reader, whatever it is called.
indirect enum WireType: Hashable, Sendable {
  case string, bool, double, url, data, json, object
  case integer(FieldType.Integer)
  case timestamp(FieldType.TimeUnit)
  case textEnum, integerEnum
  case list(WireType)
  case map(WireType)

  init(_ type: FieldType, in schema: Schema) {
    switch type {
    case .string: self = .string
    case .bool: self = .bool
    case .integer(let integer): self = .integer(integer)
    case .double: self = .double
    case .url: self = .url
    case .data: self = .data
    case .timestamp(let unit): self = .timestamp(unit)
    case .json: self = .json
    case .object: self = .object
    case .enumeration(let id): self = schema[id].isInteger ? .integerEnum : .textEnum
    case .list(let element): self = .list(WireType(element, in: schema))
    case .map(let element): self = .map(WireType(element, in: schema))
    }
  }

  /// The same for timestamps of every unit.
  var withoutUnits: WireType {
    switch self {
    case .timestamp: .timestamp(.milliseconds)
    case .list(let element): .list(element.withoutUnits)
    case .map(let element): .map(element.withoutUnits)
    default: self
    }
  }
}
