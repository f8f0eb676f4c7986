import Schema

extension Weight {
  /// With quotes, colon and comma.
  static func key(_ key: String) -> Weight { Weight(bytes: key.utf8.count + 4, escapes: 2) }
}

extension Schema {
  /// A field's key and value; `object` tells the weight of an object type.
  func member(_ field: Field, _ constraints: [Constraint], _ object: (ObjectType.ID) -> Weight) -> Weight {
    let keys = [field.keyText] + (field.mirrorsAliases ? field.aliases.map(\.value) : [])
    let value = written(field, constraints, object)
    return keys.reduce(Weight()) { $0 + .key($1) + value }
  }

  private func written(
    _ field: Field, _ constraints: [Constraint], _ object: (ObjectType.ID) -> Weight
  ) -> Weight {
    let value = weight(of: field.type, constraints, object)
    switch field.wire {
    case .jsonString: return value.asString
    case .string: return value + Weight(bytes: 2, escapes: 2)
    case .int, nil: return value
    }
  }

  /// A value of a type.
  func weight(of type: FieldType, _ constraints: [Constraint], _ object: (ObjectType.ID) -> Weight) -> Weight {
    switch type {
    case .string, .url: .text(constraints.textBytes)
    case .bool: Weight(bytes: 5)
    case .integer(let integer): Weight(bytes: [.int32, .uint32].contains(integer) ? 11 : 20)
    case .double: Weight(bytes: 24)
    case .timestamp: Weight(bytes: 17)
    case .data, .json: Weight(bytes: 2)
    case .enumeration(let id): weight(of: self[id])
    case .list(let element):
      Weight(bytes: 2) + (weight(of: element, [], object) + Weight(bytes: 1)) * constraints.count
    case .map(let element): Weight(bytes: 2) + (.key("") + weight(of: element, [], object)) * constraints.count
    case .object(let id): object(id)
    }
  }

  private func weight(of type: EnumType) -> Weight {
    let weights = type.cases.map { one in
      switch one.raw.value {
      case .string(let text): Weight.text(text.utf8.count)
      case .integer(let value): Weight(bytes: String(value).utf8.count)
      }
    }
    return weights.max { $0.bytes < $1.bytes } ?? Weight()
  }
}

extension [Constraint] {
  /// The most bytes of a text; 0 without a bound.
  var textBytes: Int {
    compactMap { constraint -> Int? in
      switch constraint {
      case .maxBytes(let bytes): bytes
      case .length(_, let length?): (Weight(bytes: 4) * length).bytes
      default: nil
      }
    }.min() ?? 0
  }

  /// The most elements; 0 without a bound.
  var count: Int {
    compactMap { if case .count(_, let count?) = $0 { count } else { nil } }.min() ?? 0
  }
}
