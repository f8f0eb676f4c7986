import Foundation

/// One reason why a message is invalid.
nonisolated public struct MessageFailure: Equatable, Sendable, CustomStringConvertible {
  /// What is wrong. Values that are shown are cut to 100 characters, and those of sensitive fields left out.
  public enum Reason: Equatable, Sendable {
    /// A required field has no value: its key is missing, null, or (under leniency) empty.
    case missing
    /// The JSON type is not the declared one, nor one that leniency takes for it.
    case wrongType(expected: ValueType, found: ValueType)
    /// A number that the field's type, such as `int32`, cannot hold; the number as it came.
    case outOfRange(expected: String, found: String?)
    /// The right JSON type, but no such value can be made of it.
    case unreadable(expected: ValueType)
    /// Objects of the schema hold one another more than 64 levels deep (fewer where they are so large that reading
    /// them would take too much of a thread's stack), or the message as a whole is nested too deep for a reader: so are
    /// URLs and maps in maps whose keys are so long that noting all of them would take more than 16 MiB.
    case tooDeep
    /// NaN or an infinity, which JSON cannot say.
    case notFinite
    /// Empty or missing, against `nonEmpty`.
    case empty
    /// Missing, against `present`.
    case notPresent
    /// There, against `absent`.
    case notAbsent
    /// Outside of `range`; each bound is a number and belongs to it.
    case range(min: JSONValue?, max: JSONValue?)
    /// More or fewer characters than `length` allows.
    case length(min: Int?, max: Int?)
    /// More UTF-8 bytes than `maxBytes` allows.
    case maxBytes(Int)
    /// More or fewer elements than `count` allows.
    case count(min: Int?, max: Int?)
    /// No match of `pattern`.
    case pattern(String)
    /// Not checked against `pattern`.
    case unchecked(pattern: String, cause: Cause)
    /// A URL with a scheme that is not among `schemes`.
    case schemes([String])
    /// A raw value that the enumeration does not name, against `known`.
    case unknownValue(String?)
    /// None of these fields is there.
    case anyOf([String])
    /// None, or more than one, of these fields is there.
    case oneOf([String])
    /// The app's own check refused the value.
    case hook(String)
  }

  /// What a value is, or has to be.
  public enum ValueType: Sendable {
    case null, boolean, number, string, list, object
    case integer
    /// A number that is not whole.
    case fraction
    /// `1` or `0`, as a number or in a string.
    case bit, bitString
    /// A number in a string.
    case integerString, numberString
    /// A string.
    case url, base64
    case json, jsonString
    /// No unpaired surrogates.
    case unicode, unicodeKey
    /// The message's payload, and what is around it.
    case payload, payloadString, envelope
  }

  /// Why a value could not be checked against a pattern.
  public enum Cause: String, Sendable {
    case steps = "it takes too many steps"
    case memory = "it takes too much memory"
    case invalid = "it is not a regular expression"
  }

  /// Where: field names of the schema, such as `messageAbstract[0].sender`; empty for the message as a whole.
  public private(set) var path: String
  /// The field's JSON key, if it is not the field's name.
  public private(set) var key: String?
  /// What is wrong.
  public private(set) var reason: Reason

  public init(path: String, key: String? = nil, reason: Reason) {
    self.path = path
    self.key = key
    self.reason = reason
  }

  public var description: String {
    let place = path.isEmpty ? "the message" : "`\(path)`"
    let named = key.map { " (key `\($0)`)" } ?? ""
    return "\(place)\(named) \(reason.text)"
  }

  /// Puts a component in front of the path.
  /// - Parameter key: the key of a field that has another name, for a failure of the field itself.
  mutating func prefix(_ component: String, key: String?) {
    if path.isEmpty {
      self.key = key ?? self.key
      path = component
    } else if path.hasPrefix("[") {
      path = component + path
    } else {
      path = component + "." + path
    }
  }

  /// Takes a sensitive field's value out: what was found, and keys of maps.
  mutating func redact() {
    switch reason {
    case .outOfRange(let expected, _): reason = .outOfRange(expected: expected, found: nil)
    case .unknownValue: reason = .unknownValue(nil)
    default: break
    }
    if let quote = path.range(of: "[\"") { path = String(path[..<quote.lowerBound]) }
  }

  /// How many failures of one message, list or map are kept.
  static let limit = 64
}

nonisolated extension [MessageFailure] {
  /// Puts a component in front of the paths of all from a place on.
  mutating func prefix(_ component: String, from first: Int, key: String? = nil, isSensitive: Bool = false) {
    for index in first..<count {
      if isSensitive { self[index].redact() }
      self[index].prefix(component, key: key)
    }
  }
}
