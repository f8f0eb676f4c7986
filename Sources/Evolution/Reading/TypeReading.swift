import Schema

/// What becomes of values that are written as one type and read as another; fields of objects and cases of enumerations are
/// compared one by one elsewhere.
struct TypeReading: Sendable {
  let written: WireType
  let read: WireType
  let isLenient: Bool
  /// The reader refuses values without a case.
  var isClosed = false
  /// What is invalid is left out of a list or map.
  var dropsElements = false

  /// The worst first; none: equal values.
  var outcomes: [ReadOutcome] {
    let found = isLenient ? lenient : strict
    let closed = isClosed ? found.map { $0 == .unlisted ? .invalid : $0 } : found
    let here = dropsElements ? closed.map { $0 == .invalid ? .dropped : $0 } : closed
    return Set(here).sorted(by: >)
  }

  private func elements(_ written: WireType, _ read: WireType) -> [ReadOutcome] {
    TypeReading(
      written: written, read: read, isLenient: isLenient, isClosed: isClosed, dropsElements: dropsElements || isLenient
    ).outcomes
  }

  private var lenient: [ReadOutcome] {
    switch (written.written, read) {
    case (_, .json): []
    case (.list(let written), .list(let read)), (.map(let written), .map(let read)): elements(written, read)
    case (.object, .object): []
    case (let written, .list(let read)) where written != .json: elements(written, read)
    case (.json, _): [.invalid, .altered]
    case (.list, _), (.map, _), (.object, _), (_, .map), (_, .object): [.invalid]
    case (.string, _): ofString
    case (.bool, _): ofBool
    case (.integer(let integer), _): of(integer)
    case (.double, _): ofDouble
    case (.timestamp(let unit), _): of(unit)
    default: ofText
    }
  }

  private var ofString: [ReadOutcome] {
    switch read {
    case .string: []
    case .bool: [.altered]
    case .integer, .integerEnum: [.invalid, .altered] + (read == .integerEnum ? [.unlisted] : [])
    // Only the empty text, which counts as missing.
    case .url: [.absent]
    case .textEnum: written == .textEnum ? [] : [.unlisted]
    default: [.invalid]
    }
  }

  private var ofBool: [ReadOutcome] {
    switch read {
    case .string, .bool, .integer: []
    case .textEnum, .integerEnum: [.unlisted]
    default: [.invalid]
    }
  }

  private func of(_ integer: FieldType.Integer) -> [ReadOutcome] {
    switch read {
    case .string: []
    case .bool: [.altered]
    case .integer(let other): other.isNarrower(than: integer) ? [.invalid] : []
    case .double: integer.is64Bits ? [.altered] : []
    case .timestamp: []
    case .integerEnum: written == .integerEnum ? [] : [.unlisted]
    case .textEnum: [.unlisted]
    default: [.invalid]
    }
  }

  private var ofDouble: [ReadOutcome] {
    switch read {
    case .string, .double, .timestamp: []
    case .bool: [.altered]
    case .integer(let integer): integer == .int || integer == .int64 ? [.altered] : [.invalid, .altered]
    case .textEnum: [.unlisted]
    case .integerEnum: [.altered, .unlisted]
    default: [.invalid]
    }
  }

  private func of(_ unit: FieldType.TimeUnit) -> [ReadOutcome] {
    switch read {
    case .string, .double: []
    case .bool: [.altered]
    case .integer: unit == .milliseconds ? [] : [.altered]
    // A rule of its own is about another unit.
    case .timestamp: []
    case .textEnum, .integerEnum: [.unlisted]
    default: [.invalid]
    }
  }

  /// Of URLs and data.
  private var ofText: [ReadOutcome] {
    switch read {
    case .string: []
    case .bool: [.altered]
    case .textEnum: [.unlisted]
    case .url, .data: written == read ? [] : [.invalid]
    default: [.invalid]
    }
  }

  private var strict: [ReadOutcome] {
    switch (written, read) {
    case (_, .json): []
    case (.list(let written), .list(let read)), (.map(let written), .map(let read)): elements(written, read)
    case (.integer(let integer), .integer(let other)): other.isNarrower(than: integer) ? [.invalid] : []
    case (.integer, .double), (.integer, .timestamp), (.timestamp, .timestamp): []
    case (.integer, .integerEnum), (.string, .textEnum): [.unlisted]
    case (.url, .string), (.data, .string), (.textEnum, .string): []
    default: written == read ? [] : [.invalid]
    }
  }
}
