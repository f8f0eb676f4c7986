/// An identity as it stands in a message: most envelopes take 5, "5" and 5.0 for the same, a strict one does not.
///
/// Cases of a `switch` compare it with integers, texts and ranges; with `Exactly(…)` as a strict envelope does.
nonisolated public struct JSONIdentity: Sendable {
  enum Form: Sendable {
    case integer, text
    /// A number that is not written as an integer, such as 5.0.
    case otherNumber
  }

  let value: MessageIdentity
  let form: Form
  /// One form for 5, "5" and 5.0.
  private let lenient: MessageIdentity

  init(_ value: MessageIdentity, isOtherNumber: Bool = false) {
    self.value = value
    lenient = value.lenient
    if case .text = value { form = .text } else { form = isOtherNumber ? .otherNumber : .integer }
  }

  /// Nil for what is neither a text nor an integer of 64 bits (which may be written as 5.0).
  init?(_ document: JSONDocument, at value: Int) {
    switch document.kind(value) {
    case .string:
      guard let text = document.text(value), !text.isEmpty else { return nil }
      self.init(.text(text))
    case .number:
      if let small = document.smallInteger(value) {
        self.init(.integer(Int64(small)))
        return
      }
      let number = JSONNumber(document.bytes[document.tokens[value].bytes])
      guard !number.hasFraction, let integer = number.integer else { return nil }
      self.init(.integer(integer), isOtherNumber: number.text != String(integer))
    default: return nil
    }
  }

  /// - Parameter exactly: by the form, too, as a strict envelope does.
  func matches(_ pattern: MessageIdentityPattern, exactly: Bool = false) -> Bool {
    switch (pattern, lenient) {
    case (.any, _): !exactly || form != .otherNumber
    case (.integer(let wanted), .integer(let value)): wanted == value && (!exactly || form == .integer)
    case (.range(let range), .integer(let value)): range.contains(value) && (!exactly || form == .integer)
    case (.text(let wanted), _): MessageIdentity.text(wanted).lenient == lenient && (!exactly || form == .text)
    default: false
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
    guard case .text(let text) = self, let integer = text.canonicalInteger?.integer else { return self }
    return .integer(integer)
  }

  /// The identity as JSON.
  public var json: String {
    switch self {
    case .integer(let value): String(value)
    case .text(let text): JSONValue(text).json
    }
  }
}

nonisolated extension MessageIdentity {
  /// Whether it is the only identity, and one that the pattern takes.
  public func matches(_ patterns: [MessageIdentityPattern]) -> Bool { [self].matches(patterns) }
  public func matchesExactly(_ patterns: [MessageIdentityPattern]) -> Bool { [self].matchesExactly(patterns) }
}

nonisolated extension [MessageIdentity] {
  /// Whether every one of the patterns takes its identity.
  public func matches(_ patterns: [MessageIdentityPattern]) -> Bool {
    map { JSONIdentity($0) }.matches(patterns, exactly: false)
  }

  /// By the form, too, as a strict envelope does.
  public func matchesExactly(_ patterns: [MessageIdentityPattern]) -> Bool {
    map { JSONIdentity($0) }.matches(patterns, exactly: true)
  }
}

nonisolated extension [JSONIdentity] {
  func matches(_ patterns: [MessageIdentityPattern], exactly: Bool) -> Bool {
    count == patterns.count && indices.allSatisfy { self[$0].matches(patterns[$0], exactly: exactly) }
  }
}
