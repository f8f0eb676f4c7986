import Schema
import SourceText

/// Values to try for fields: for each type those that decoders of other types treat specially.
struct FieldValues: Sendable {
  typealias Value = Schema.Example.Value
  typealias Entry = Schema.Example.Entry

  let schema: Schema
  let constants: Constants

  /// Each id; all optional fields there, and absent; each value of each field.
  func examples(of message: Message) -> [Schema.Example] {
    let fields = message.fields
    let ids = ids(of: message).map { Schema.Example(named: "id", ids: $0, []) }
    let single = fields.flatMap { field in
      values(of: field, depth: 0).map { Schema.Example(named: "one", [Entry(field.name, $0)]) }
    }
    let others = full(fields, depth: 0)
    let amongOthers = beside(others, fields, depth: 0).map { Schema.Example(named: "one", $0) }
    return ids + [others, least(fields)].map { Schema.Example(named: "all", $0) } + single + amongOthers
  }

  private func full(_ fields: [Field], depth: Int) -> [Entry] {
    fields.compactMap { field in
      guard field.isOptional else { return nil }
      return values(of: field, depth: depth).first { $0 != .null }.map { Entry(field.name, $0) }
    }
  }

  /// Some values of each field, with all others that may be there.
  private func beside(_ others: [Entry], _ fields: [Field], depth: Int) -> [[Entry]] {
    others.isEmpty
      ? []
      : fields.flatMap { field in
        values(of: field, depth: depth).prefix(4).map { value in
          others.filter { $0.name.value != field.name } + [Entry(field.name, value)]
        }
      }
  }

  private func least(_ fields: [Field]) -> [Entry] {
    fields.compactMap { field in
      if field.isOptional { return Entry(field.name, .null) }
      return field.defaultValue.map { Entry(field.name, .literal($0.value)) }
    }
  }

  /// Of every id that the message has: both ends of ranges, and what the other side has; one component at a time.
  private func ids(of message: Message) -> [[TypeID.Value]] {
    message.ids.all.flatMap { id in
      let values = id.components.map { self.values(of: $0) }
      let first = values.compactMap(\.first)
      let others = values.indices.flatMap { index in
        values[index].dropFirst().map { value in
          var id = first
          id[index] = value
          return id
        }
      }
      return [first] + others
    }
  }

  private func values(of component: TypeID.Component) -> [TypeID.Value] {
    switch component {
    case .value(let value): [value]
    case .range(let range):
      [range.lowerBound, range.upperBound].map { .integer($0) }
        + constants.ids.filter { if case .integer(let value) = $0 { range.contains(value) } else { false } }
    case .any: [.integer(1), .string("a")] + constants.ids
    }
  }

  func values(of field: Field, depth: Int) -> [Value] {
    (field.isOptional ? [.null] : []) + existing(field, depth: depth)
  }

  /// All values but null.
  func values(of field: Field) -> [Value] { existing(field, depth: 0) }

  private func existing(_ field: Field, depth: Int) -> [Value] {
    let own = field.defaultValue.map { [Value.literal($0.value)] } ?? []
    return own + values(of: field.type, depth: depth)
  }

  private func values(of type: FieldType, depth: Int) -> [Value] {
    switch type {
    case .string: texts.map { .literal(.string($0)) }
    case .bool: [true, false].map { .literal(.bool($0)) }
    case .integer: integers + [.literal(.unsigned(.max)), .literal(.unsigned(1 << 63))]
    case .double: doubles
    case .url: urls.map { .literal(.string($0)) }
    case .data: Self.bytes.map { .literal(.data($0)) }
    case .timestamp: Self.times
    case .json: Self.json.map { .literal(.json($0)) }
    case .enumeration(let id): schema[id].cases.map { .literal(.enumCase($0.name.value)) }
    case .object(let id): objects(schema[id], depth: depth)
    case .list(let element): lists(element, depth: depth)
    case .map(let element): maps(element, depth: depth)
    }
  }

  private func objects(_ object: ObjectType, depth: Int) -> [Value] {
    if depth > 2 { return [] }
    let single = object.fields.flatMap { field in
      values(of: field, depth: depth + 1).map { Value.object([Entry(field.name, $0)]) }
    }
    let others = full(object.fields, depth: depth + 1)
    return [.object([]), .object(others), .object(least(object.fields))] + single
      + beside(others, object.fields, depth: depth + 1).map { .object($0) }
  }

  private func lists(_ element: FieldType, depth: Int) -> [Value] {
    let elements = values(of: element, depth: depth + 1)
    func list(_ elements: some Sequence<Value>) -> Value { .list(elements.map { Located($0, .nowhere) }) }
    let long = constants.lengths.flatMap { length in
      elements.prefix(1).map { list(repeatElement($0, count: length)) }
    }
    return [list([])] + elements.map { list([$0]) } + long + (elements.count > 1 ? [list(elements.prefix(2))] : [])
  }

  private func maps(_ element: FieldType, depth: Int) -> [Value] {
    let elements = values(of: element, depth: depth + 1)
    let long = constants.lengths.flatMap { length in
      elements.prefix(1).map { value in Value.map((0..<length).map { Entry("k\($0)", value) }) }
    }
    return [.map([])] + elements.map { .map([Entry("k", $0)]) } + long
      + (elements.count > 1 ? [.map([Entry("", elements[0]), Entry("上海", elements[1])])] : [])
  }
}

extension FieldValues {
  private var texts: [String] {
    Self.texts + constants.texts.sorted()
      + constants.lengths.flatMap { [String(repeating: "a", count: $0), String(repeating: "海", count: $0)] }
  }

  private static let texts = [
    "a", "", "5", "-6", "0", "1", "2", "1.5", " 7", "7up", "true", "no", " ", "上海", "https://example.com/a", "AQID",
    "{}",
    "[]", "[5]", "[\"a\",\"b\"]", "{\"a\":1}", "{\"a\":\"b\"}", "null", "1e3", "1e400", "99999999999999999999",
    "4294967296",
    "NaN",
  ]

  private var integers: [Value] { (Self.integers + constants.integers.sorted()).map { .literal(.integer($0)) } }

  private static let integers: [Int64] = [
    1, 0, -1, 2, 9, 1_714_521_600, 2_147_483_647, 2_147_483_648, -2_147_483_648, -2_147_483_649, 4_294_967_295,
    4_294_967_296, 9_007_199_254_740_992, 9_007_199_254_740_993, .max, .min,
  ]

  private var doubles: [Value] {
    (Self.doubles + constants.doubles.sorted() + constants.integers.map { Double($0) }).map { .literal(.double($0)) }
  }

  private static let doubles: [Double] = [
    1, 0, -0.0, -1, 0.5, 1.5, -1.5, 0.1, 2_147_483_648, 4_294_967_296, 9_223_372_036_854_775_808, 1e18, 1e300, -1e300,
    2.3e-308,
  ]

  private static let times: [Value] =
    [1_714_521_600, 0, 1, -1, 1_714_521_600_123, 4_294_967_296].map { .literal(.integer($0)) }
    + [1_714_521_600.25, -0.5, 1e17].map { .literal(.double($0)) }

  private var urls: [String] { Self.urls + constants.texts.sorted() }

  private static let urls = [
    "https://example.com/a", "http://example.com", "a", "5", "true", "mailto:a@example.com", "AQID", "/a%20b", "上海",
    "1.5", "[]", "{}",
  ]

  private static let bytes: [[UInt8]] = [
    [1, 2, 3], [], [0xD7, 0x6D, 0xF8], [0], [0xD3, 0x5D, 0x35], Array(repeating: 0, count: 30),
  ]

  private static let json = [
    "{}", "null", "5", "-1.5", "1e400", "99999999999999999999", "true", "\"a\"", "\"\"", "\"5\"", "[]", "[1]",
    "[\"a\"]", "[null]", "{\"a\":1}", "{\"a\":\"b\"}",
  ]
}
