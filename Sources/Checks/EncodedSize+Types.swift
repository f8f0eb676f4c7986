import Schema

extension EncodedSize {
  /// With quotes, colon and comma.
  static func key(_ key: String) -> EncodedSize { EncodedSize(bytes: key.utf8.count + 4, escapes: 2) }
}

extension Schema {
  /// A field's key and value; `object` gives the size of an object type.
  func member(_ field: Field, _ constraints: [Constraint], _ object: (ObjectType.ID) -> EncodedSize) -> EncodedSize {
    let keys = [field.keyText] + (field.writesAliases ? field.aliases.map(\.value) : [])
    let value = written(field, constraints, object)
    return keys.reduce(EncodedSize()) { $0 + .key($1) + value }
  }

  private func written(
    _ field: Field, _ constraints: [Constraint], _ object: (ObjectType.ID) -> EncodedSize
  ) -> EncodedSize {
    let value = size(of: field.type, constraints, object)
    switch field.encoding {
    case .jsonString: return value.asString
    case .string: return value + EncodedSize(bytes: 2, escapes: 2)
    case .int, nil: return value
    }
  }

  /// A value of a type.
  func size(of type: FieldType, _ constraints: [Constraint], _ object: (ObjectType.ID) -> EncodedSize) -> EncodedSize {
    switch type {
    case .string, .url: .text(constraints.textBytes)
    case .bool: EncodedSize(bytes: 5)
    case .integer(let integer): EncodedSize(bytes: [.int32, .uint32].contains(integer) ? 11 : 20)
    case .double: EncodedSize(bytes: 24)
    case .timestamp: EncodedSize(bytes: 17)
    case .data, .json: EncodedSize(bytes: 2)
    case .enumeration(let id): size(of: self[id])
    case .list(let element):
      EncodedSize(bytes: 2) + (size(of: element, [], object) + EncodedSize(bytes: 1)) * constraints.count
    case .map(let element): EncodedSize(bytes: 2) + (.key("") + size(of: element, [], object)) * constraints.count
    case .object(let id): object(id)
    }
  }

  private func size(of type: EnumType) -> EncodedSize {
    let sizes = type.cases.map { one in
      switch one.raw.value {
      case .string(let text): EncodedSize.text(text.utf8.count)
      case .integer(let value): EncodedSize(bytes: String(value).utf8.count)
      }
    }
    return sizes.max { $0.bytes < $1.bytes } ?? EncodedSize()
  }
}

extension [Constraint] {
  /// The most bytes of a text; 0 without a bound.
  var textBytes: Int {
    [most(.bytes), most(.characters).map { (EncodedSize(bytes: 4) * $0).bytes }].compactMap { $0 }.min() ?? 0
  }

  /// The most elements; 0 without a bound.
  var count: Int { most(.elements) ?? 0 }

  private func most(_ unit: Constraint.Size.Unit) -> Int? {
    compactMap { $0.size?.unit == unit ? $0.size?.most : nil }.min()
  }
}
