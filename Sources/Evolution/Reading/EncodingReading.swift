import Schema

/// What becomes of values of one type that are written with one `encoding` and read with another.
struct EncodingReading {
  let type: WireType
  let written: Field.Encoding?
  let read: Field.Encoding?
  let isLenient: Bool

  /// None: equal values.
  var outcomes: [ReadOutcome] {
    if written == read || areAlike { return [] }
    switch (written, read) {
    case (.jsonString, _): return isLenient ? fromJSON : fromJSONStrictly
    case (_, .jsonString): return isLenient ? toJSON : toJSONStrictly
    // Digits of a string are numbers there; a strict string is none, and reading those digits takes both.
    case (nil, .int) where type.leaf == .string: return []
    default: return isLenient ? [] : [.invalid]
    }
  }

  /// Numbers in strings are the same as their JSON in strings.
  private var areAlike: Bool {
    let forms = [written, read]
    guard forms.contains(.string), forms.contains(.jsonString) else { return false }
    switch type {
    case .integer, .double, .timestamp, .integerEnum: return true
    default: return false
    }
  }

  /// The quotes of the JSON are taken for part of the text.
  private var fromJSON: [ReadOutcome] {
    switch type {
    case .string, .url, .json: [.altered]
    case .data: [.invalid]
    case .textEnum: [.unlisted]
    default: []
    }
  }

  private var fromJSONStrictly: [ReadOutcome] {
    switch type {
    case .string, .url, .json, .data, .textEnum: fromJSON
    default: [.invalid]
    }
  }

  /// Texts that happen to be JSON are taken for what it says.
  private var toJSON: [ReadOutcome] {
    switch type {
    case .string: [.invalid, .altered]
    case .json: [.altered]
    case .url, .data: [.invalid]
    default: []
    }
  }

  private var toJSONStrictly: [ReadOutcome] { type == .json ? [.invalid, .altered] : [.invalid] }
}

extension WireType {
  /// The type under all lists and maps.
  var leaf: WireType {
    switch self {
    case .list(let element), .map(let element): element.leaf
    default: self
    }
  }
}
