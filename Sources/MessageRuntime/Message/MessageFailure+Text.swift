nonisolated extension MessageFailure.Reason {
  /// What is shown of a value.
  static func shown(_ value: String) -> String {
    value.utf8.count > 100 ? String(value.prefix(100)) : value
  }

  var text: String {
    switch self {
    case .missing: return "is missing"
    case .wrongType(let expected, let found): return "must be \(expected), found \(found)"
    case .outOfRange(let expected, let found): return "does not fit \(expected): \(found)"
    case .unreadable(let expected): return "cannot be read as \(expected)"
    case .tooDeep: return "is nested too deep"
    case .notFinite: return "must be a finite number"
    case .empty: return "must not be empty"
    case .notPresent: return "must be present"
    case .notAbsent: return "must be absent"
    case .range(let range): return "must be in \(range)"
    case .length(let range): return "must have \(range) characters"
    case .maxBytes(let limit): return "must not have more than \(limit) bytes"
    case .count(let range): return "must have \(range) elements"
    case .pattern(let pattern): return "must match \(pattern)"
    case .unchecked(let pattern, let cause): return "could not be checked against \(pattern): \(cause)"
    case .schemes(let schemes): return "must have one of the schemes \(schemes.joined(separator: ", "))"
    case .unknownValue(let value): return "has the unknown value \(value)"
    case .anyOf(let names): return "at least one of \(names.joined(separator: ", ")) is required"
    case .oneOf(let names): return "exactly one of \(names.joined(separator: ", ")) is required"
    case .hook(let name): return "fails \(name)"
    }
  }
}
