import Schema
import SourceText

/// Values of a field that readers with other types, ranges or cases take otherwise.
struct EdgeValues {
  let schema: Schema
  /// Of the side that writes, then of the one that reads.
  let fields: [Field]

  /// Each fits the type of the first field.
  var all: [Schema.Example.Value] {
    guard let field = fields.first else { return [] }
    return (field.isOptional ? [.null] : []) + values(field.type)
  }

  private func values(_ type: FieldType) -> [Schema.Example.Value] {
    switch type {
    case .list(let element):
      let values = values(element)
      return [.literal(.emptyList)] + values.map { .list([located($0)]) } + lists(of: values)
    case .map(let element):
      return [.literal(.emptyMap)]
        + values(element).map { .map([.init(name: located("key"), value: located($0))]) }
    case .object: return [.object([])]
    case .enumeration(let id): return schema[id].cases.map { .literal(.enumCase($0.name.value)) }
    default: return literals(type).map { .literal($0) }
    }
  }

  private func literals(_ type: FieldType) -> [Literal] {
    switch type {
    case .string: ["", "1", "1.5", "text", "A b"].map { .string($0) } + texts
    case .url: ["https://example.com", "http://example.com", "ftp://example.com"].map { .string($0) }
    case .bool: [.bool(true), .bool(false)]
    case .integer(let integer): integers(integer)
    case .double: [.double(1.5), .double(-1), .double(1)] + bounds.map { .double($0) }
    case .timestamp(let unit): [.integer(unit == .seconds ? 1_714_521_600 : 1_714_521_600_000), .double(1.5)]
    case .data: [.data([1, 2, 3]), .data([])]
    case .json: ["1", "\"text\"", "[]", "{}", "true"].map { .json($0) }
    case .object, .enumeration, .list, .map: []
    }
  }

  /// Of every length that a constraint has as its bound, or just beyond it.
  private var texts: [Literal] {
    let lengths = constraints.flatMap { constraint -> [Int] in
      switch constraint {
      case .length(let lower, let upper): [lower - 1, lower, upper, upper.map { $0 + 1 }].compactMap { $0 }
      case .maxBytes(let limit): [limit, limit + 1]
      default: []
      }
    }
    return Set(lengths).sorted().filter { (1...Self.longest).contains($0) }
      .map { .string(String(repeating: "a", count: $0)) }
  }

  private static let longest = 10_000

  private func integers(_ type: FieldType.Integer) -> [Literal] {
    let values = [1, 0, -1, 1 << 31, 1 << 32, 1 << 53 + 1] + bounds.compactMap { Int64(exactly: $0) }
    return values.filter { type.contains($0) }.map { .integer($0) } + (type == .uint64 ? [.unsigned(.max)] : [])
  }

  /// Of ranges, and just beyond them.
  private var bounds: [Double] {
    let bounds = constraints.flatMap { constraint -> [Bound] in
      if case .range(let lower, let upper) = constraint { [lower, upper].compactMap { $0 } } else { [] }
    }
    return bounds.flatMap { [$0.double, $0.double - 1, $0.double + 1] }
  }

  /// With as many elements as a constraint has as its bound, or one more.
  private func lists(of values: [Schema.Example.Value]) -> [Schema.Example.Value] {
    guard let value = values.first(where: { $0 != .null }) else { return [] }
    let counts = constraints.flatMap { constraint -> [Int] in
      if case .count(let lower, let upper) = constraint {
        [lower, lower - 1, upper, upper.map { $0 + 1 }].compactMap { $0 }
      } else {
        []
      }
    }
    return Set(counts).sorted().filter { (2...100).contains($0) }
      .map { .list(Array(repeating: located(value), count: $0)) }
  }

  private var constraints: [Constraint] { fields.flatMap(\.constraints).map(\.value) }

  private func located<T>(_ value: T) -> Located<T> { Located(value, fields[0].range) }
}

extension Bound {
  fileprivate var double: Double {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .double(let value): value
    }
  }
}

extension FieldType.Integer {
  fileprivate func contains(_ value: Int64) -> Bool {
    switch self {
    case .int, .int64: true
    case .int32: Int32(exactly: value) != nil
    case .uint32: UInt32(exactly: value) != nil
    case .uint64: value >= 0
    }
  }
}
