/// An identity as it stands in a message: most envelopes take 5, "5" and 5.0 for the same, a strict one does not.
///
/// Cases of a `switch` compare it with integers, texts and ranges; with `Exactly(…)` as a strict envelope does.
nonisolated public final class JSONIdentity: Sendable {
  let value: MessageIdentity
  /// False: a number that is not written as an integer, such as 5.0.
  let isPlain: Bool
  /// One form for 5, "5" and 5.0.
  private let lenient: MessageIdentity

  init(_ value: MessageIdentity, isPlain: Bool = true) {
    self.value = value
    self.isPlain = isPlain
    lenient = value.lenient
  }

  /// Nil for what is neither a text nor an integer of 64 bits (which may be written as 5.0).
  static func read(_ document: JSONDocument, at value: Int) -> JSONIdentity? {
    switch document.kind(value) {
    case .string:
      guard let text = document.text(value), !text.isEmpty else { return nil }
      return JSONIdentity(.text(text))
    case .number:
      if let small = document.smallInteger(value) { return JSONIdentity(.integer(Int64(small))) }
      let number = document.number(value)
      guard !number.hasFraction, let integer = number.integer(Int64.self) else { return nil }
      return JSONIdentity(.integer(integer), isPlain: number.text == String(integer))
    default: return nil
    }
  }

  /// - Parameter exactly: by the form, too, as a strict envelope does.
  func matches(_ pattern: MessageIdentityPattern, exactly: Bool = false) -> Bool {
    if exactly && !isPlain { return false }
    switch (pattern, exactly ? value : lenient) {
    case (.any, _): return true
    case (.integer(let pattern), .integer(let integer)): return integer == pattern
    case (.range(let pattern), .integer(let integer)): return pattern.contains(integer)
    case (.text(let pattern), let identity):
      return identity == (exactly ? .text(pattern) : MessageIdentity.text(pattern).lenient)
    default: return false
    }
  }

  /// In the form of the pattern that takes it.
  func declared(as pattern: MessageIdentityPattern) -> MessageIdentity {
    switch pattern {
    case .integer, .range: lenient
    case .text(let text): .text(text)
    case .any: value
    }
  }

  // MARK: Patterns of a switch

  public static func ~= (pattern: Int64, identity: JSONIdentity) -> Bool { identity.matches(.integer(pattern)) }
  public static func ~= (pattern: String, identity: JSONIdentity) -> Bool { identity.matches(.text(pattern)) }
  public static func ~= (pattern: ClosedRange<Int64>, identity: JSONIdentity) -> Bool {
    identity.matches(.range(pattern))
  }
  public static func ~= (pattern: Exactly, identity: JSONIdentity) -> Bool {
    identity.matches(pattern.pattern, exactly: true)
  }
}

/// A case of a strict envelope, which tells 5 from "5", and either from 5.0.
nonisolated public struct Exactly: Sendable {
  let pattern: MessageIdentityPattern

  public init(_ pattern: MessageIdentityPattern) { self.pattern = pattern }
}

nonisolated extension MessageIdentity {
  /// One form for 5 and "5".
  var lenient: MessageIdentity {
    guard case .text(let text) = self, let integer = text.canonicalInteger(Int64.self) else { return self }
    return .integer(integer)
  }

  /// The identity as JSON.
  public var json: String {
    switch self {
    case .integer(let value): String(value)
    case .text(let text): JSONValue(text).json
    }
  }

  /// Whether it is the only identity, and one that the pattern takes.
  public func matches(_ patterns: [MessageIdentityPattern], exactly: Bool = false) -> Bool {
    [self].matches(patterns, exactly: exactly)
  }
}

nonisolated extension [MessageIdentity] {
  /// Whether every one of the patterns takes its identity.
  /// - Parameter exactly: by the form, too, as a strict envelope does.
  public func matches(_ patterns: [MessageIdentityPattern], exactly: Bool = false) -> Bool {
    map { JSONIdentity($0) }.matches(patterns, exactly: exactly)
  }
}

nonisolated extension [JSONIdentity] {
  func matches(_ patterns: [MessageIdentityPattern], exactly: Bool = false) -> Bool {
    count == patterns.count && zip(self, patterns).allSatisfy { $0.matches($1, exactly: exactly) }
  }
}
