import Foundation
import MessageRuntime
import Schema

/// Values against single constraints, as the checks of the runtime are.
extension ExampleValue {
  /// - Parameter patience: how many steps patterns may still take.
  func passes(_ constraint: Constraint, _ type: FieldType, _ patience: inout Int) -> Bool {
    switch constraint {
    case .nonEmpty: self != .null && !isEmpty
    case .present: self != .null
    case .absent: self == .null
    case .range(let lower, let upper): isInside(lower, upper)
    case .count(let lower, let upper): self == .null || Self.contains(count, lower, upper)
    case .known: true
    case .length(let lower, let upper): characters(type).map { Self.contains($0.count, lower, upper) } ?? true
    case .maxBytes(let limit): characters(type).map { $0.utf8.count <= limit } ?? true
    case .pattern(let pattern): characters(type).map { Self.matches(pattern, $0, &patience) } ?? true
    case .schemes(let schemes): hasScheme(schemes)
    }
  }

  /// Whether a string is a URL to the app.
  static func isURL(_ text: String) -> Bool { URL(text) != nil }

  /// What is counted of a string or URL; nil for what is not there.
  private func characters(_ type: FieldType) -> String? {
    guard case .string(let text) = self else { return nil }
    return type == .url ? URL(text)?.absoluteString : text
  }

  private func hasScheme(_ schemes: [String]) -> Bool {
    guard case .string(let text) = self, let url = URL(text) else { return true }
    let scheme = url.scheme?.lowercased() ?? ""
    return schemes.contains { $0.lowercased() == scheme }
  }

  /// By the engine of the app. What is no regular expression has a finding of its own.
  private static func matches(_ pattern: String, _ text: String, _ patience: inout Int) -> Bool {
    switch MessagePattern(pattern).failure(in: text, &patience) {
    case nil, .unchecked(_, .invalid)?: true
    default: false
    }
  }

  private static func contains(_ count: Int, _ lower: Int, _ upper: Int?) -> Bool {
    count >= lower && count <= upper ?? .max
  }

  private func isInside(_ lower: Bound?, _ upper: Bound?) -> Bool {
    let bound: Bound? =
      switch self {
      case .integer(let text): Int64(text).map { .integer($0) } ?? UInt64(text).map { .unsigned($0) }
      case .double(let value): .double(value)
      default: nil
      }
    guard let bound else { return true }
    return lower.map { !(bound < $0) } ?? true && upper.map { !($0 < bound) } ?? true
  }
}

extension URL {
  /// A URL as the app reads it.
  fileprivate init?(_ text: String) { self.init(string: URL.jsonPercentEncoded(text)) }
}
