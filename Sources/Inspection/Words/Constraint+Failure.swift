import MessageRuntime
import Schema

extension Constraint {
  /// Why a value that violates it is refused.
  public var failure: MessageFailure.Reason {
    switch self {
    case .nonEmpty: .empty
    case .present: .notPresent
    case .absent: .notAbsent
    case .range(let lower, let upper): .range(min: lower?.json, max: upper?.json)
    case .length(let lower, let upper): .length(min: lower == 0 ? nil : lower, max: upper)
    case .maxBytes(let limit): .maxBytes(limit)
    case .count(let lower, let upper): .count(min: lower == 0 ? nil : lower, max: upper)
    case .pattern(let pattern): .pattern(pattern)
    case .schemes(let schemes): .schemes(schemes)
    case .known: .unknownValue(nil)
    }
  }
}

extension Bound {
  fileprivate var json: JSONValue {
    switch self {
    case .integer(let value): JSONValue(value)
    case .unsigned(let value): JSONValue(value)
    case .double(let value): JSONValue(value)
    }
  }
}
