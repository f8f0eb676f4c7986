import Foundation
import MessageRuntime
import Schema

/// Constraints as the runtime has them: their checks, as generated code calls them, and the failures.
extension Constraint {
  /// Adds what is wrong with the value of a field.
  ///
  /// - Parameter patterns: The regular expressions by their texts.
  func check(
    _ value: PayloadValue?, _ name: String, isSensitive: Bool, patterns: [UTF8Text: MessagePattern],
    _ check: inout MessageCheck
  ) {
    switch self {
    case .nonEmpty: check.nonEmpty(value, name)
    case .present: check.present(value, name)
    case .absent: check.absent(value, name)
    case .known: Self.checkIsKnown(value, name, isSensitive, &check)
    case .range(let lower, let upper): Self.checkRange(value, name, lower, upper, &check)
    case .length(let lower, let upper): check.length(value?.asText, name, min: lower == 0 ? nil : lower, max: upper)
    case .maxBytes(let limit): check.maxBytes(value?.asText, name, limit)
    case .count(let lower, let upper): Self.checkCount(value, name, lower == 0 ? nil : lower, upper, &check)
    case .pattern(let text):
      if let pattern = patterns[UTF8Text(text)] { check.pattern(value?.asText, name, pattern) }
    case .schemes(let schemes):
      if case .url(let url)? = value { check.schemes(url, name, schemes) }
    }
  }

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

  /// A value that violates it gives the failure; a field has one of a kind.
  func causes(_ reason: MessageFailure.Reason) -> Bool {
    switch (self, reason) {
    case (.range, .range), (.known, .unknownValue): true
    case (.pattern(let pattern), .unchecked(let unchecked, _)): pattern == unchecked
    default: failure == reason
    }
  }

  private static func checkIsKnown(
    _ value: PayloadValue?, _ name: String, _ isSensitive: Bool, _ check: inout MessageCheck
  ) {
    switch value {
    case .text(let value)?: check.known(value, name, isSensitive: isSensitive)
    case .number(let value)?: check.known(value, name, isSensitive: isSensitive)
    default: break
    }
  }

  private static func checkRange(
    _ value: PayloadValue?, _ name: String, _ lower: Bound?, _ upper: Bound?, _ check: inout MessageCheck
  ) {
    switch value {
    case .integer(let value)?: check.range(value, name, min: lower?.integer, max: upper?.integer)
    case .unsigned(let value)?: check.range(value, name, min: lower?.unsigned, max: upper?.unsigned)
    case .double(let value)?: check.range(value, name, min: lower?.double, max: upper?.double)
    default: break
    }
  }

  private static func checkCount(
    _ value: PayloadValue?, _ name: String, _ lower: Int?, _ upper: Int?, _ check: inout MessageCheck
  ) {
    switch value {
    case .list(let list)?: check.count(list, name, min: lower, max: upper)
    case .map(let map)?: check.count(map, name, min: lower, max: upper)
    case .data(let data)?: check.count(data, name, min: lower, max: upper)
    default: break
    }
  }
}

extension Bound {
  fileprivate var integer: Int64? {
    switch self {
    case .integer(let value): value
    case .unsigned(let value): Int64(clamping: value)
    case .double(let value): Int64(exactly: value)
    }
  }

  fileprivate var unsigned: UInt64? {
    switch self {
    case .integer(let value): UInt64(clamping: value)
    case .unsigned(let value): value
    case .double(let value): UInt64(exactly: value)
    }
  }

  fileprivate var json: JSONValue {
    switch self {
    case .integer(let value): JSONValue(value)
    case .unsigned(let value): JSONValue(value)
    case .double(let value): JSONValue(value)
    }
  }
}
