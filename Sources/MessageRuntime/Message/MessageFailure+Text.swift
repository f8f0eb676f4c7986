nonisolated extension MessageFailure.Reason {
  /// What is wrong, behind the name of the field: `must not be empty`.
  public var text: String {
    switch self {
    case .missing: return "is missing"
    case .wrongType(let expected, let found): return "\(expected.demand), not \(found.text)"
    case .outOfRange(let expected, let found): return "does not fit `\(expected)`" + (found.map { ": \($0)" } ?? "")
    case .unreadable(let expected): return expected.demand
    case .tooDeep: return "is nested too deep"
    case .notFinite: return "must be a finite number"
    case .empty: return "must not be empty"
    case .notPresent: return "must be present"
    case .notAbsent: return "must be absent"
    case .range(let min, let max): return "must be \(Self.span(min?.json, max?.json))"
    case .length(let min, let max): return "must have \(Self.span(min, max, of: "character"))"
    case .maxBytes(let max): return "must have \(Self.span(nil, max, of: "byte")) in UTF-8"
    case .count(let min, let max): return "must have \(Self.span(min, max, of: "element"))"
    case .pattern(let pattern): return "must match `\(pattern)`"
    case .unchecked(let pattern, let cause): return "could not be checked against `\(pattern)`: \(cause.rawValue)"
    case .schemes(let schemes):
      return "must have " + (schemes.count == 1 ? "the scheme " : "one of the schemes ") + Self.list(schemes)
    case .unknownValue(let value): return "must be a declared value" + (value.map { ", not \($0)" } ?? "")
    case .anyOf(let names): return "must have at least one of \(Self.list(names))"
    case .oneOf(let names): return "must have exactly one of \(Self.list(names))"
    case .hook(let name): return "must pass `\(name)`"
    }
  }

  private static func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }

  private static func span(_ min: Int?, _ max: Int?, of unit: String) -> String {
    span(min.map { "\($0)" }, max.map { "\($0)" }) + " " + unit + ((max ?? min) == 1 ? "" : "s")
  }

  private static func span(_ min: String?, _ max: String?) -> String {
    guard let min else { return "at most \(max ?? "any")" }
    guard let max else { return "at least \(min)" }
    return min == max ? "exactly \(min)" : "between \(min) and \(max)"
  }

  /// What is shown of a value.
  static func shown(_ value: String) -> String {
    value.utf8.count > 100 ? String(value.prefix(100)) : value
  }
}

nonisolated extension MessageFailure.ValueType {
  var demand: String {
    switch self {
    case .unicodeKey, .payload, .payloadString, .envelope: return "must have \(text)"
    default: return "must be \(text)"
    }
  }

  var text: String {
    switch self {
    case .null: return "null"
    case .boolean: return "a Boolean"
    case .number: return "a number"
    case .string: return "a string"
    case .list: return "a list"
    case .object: return "an object"
    case .integer: return "an integer"
    case .fraction: return "a number with a fraction"
    case .bit: return "1 or 0"
    case .bitString: return "\"1\" or \"0\""
    case .integerString: return "a string of digits"
    case .numberString: return "a string of a number"
    case .url: return "a URL"
    case .base64: return "base64"
    case .json: return "JSON"
    case .jsonString: return "JSON in a string"
    case .unicode: return "a string without unpaired surrogates"
    case .unicodeKey: return "a key without unpaired surrogates"
    case .payload: return "an object as its payload"
    case .payloadString: return "an object in a string as its payload"
    case .envelope: return "an object around its payload"
    }
  }
}
