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
      if let small = Int64(small: document.bytes[document.tokens[value].bytes]) {
        self.init(.integer(small))
        return
      }
      let number = JSONNumber(document.bytes[document.tokens[value].bytes])
      guard !number.hasFraction, let integer = Int64(truncating: number) else { return nil }
      self.init(.integer(integer), isOtherNumber: number.text != String(integer))
    default: return nil
    }
  }

  func matches(_ pattern: MessageIdentityPattern) -> Bool {
    switch (pattern, lenient) {
    case (.any, _): true
    case (.integer(let wanted), .integer(let value)): wanted == value
    case (.range(let range), .integer(let value)): range.contains(value)
    case (.text(let wanted), _): MessageIdentity.text(wanted).lenient == lenient
    default: false
    }
  }

  /// By the form, too.
  func matchesExactly(_ pattern: MessageIdentityPattern) -> Bool {
    switch pattern {
    case .any: form != .otherNumber
    case .integer, .range: form == .integer && matches(pattern)
    case .text: form == .text && matches(pattern)
    }
  }

  // MARK: Patterns of a switch

  public static func ~= (pattern: Int64, identity: JSONIdentity) -> Bool { identity.matches(.integer(pattern)) }
  public static func ~= (pattern: String, identity: JSONIdentity) -> Bool { identity.matches(.text(pattern)) }
  public static func ~= (pattern: ClosedRange<Int64>, identity: JSONIdentity) -> Bool {
    identity.matches(.range(pattern))
  }
  public static func ~= (pattern: Exactly, identity: JSONIdentity) -> Bool { identity.matchesExactly(pattern.pattern) }
}

/// A case of a strict envelope, which tells 5 from "5", and either from 5.0.
nonisolated public struct Exactly: Sendable {
  let pattern: MessageIdentityPattern

  public init(_ pattern: MessageIdentityPattern) { self.pattern = pattern }
}

nonisolated extension MessageIdentity {
  /// One form for 5 and "5".
  var lenient: MessageIdentity {
    guard case .text(let text) = self, let number = text.canonicalInteger, let value = Int64(truncating: number) else {
      return self
    }
    return .integer(value)
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
    count == patterns.count && zip(self, patterns).allSatisfy { JSONIdentity($0).matches($1) }
  }

  /// By the form, too, as a strict envelope does.
  public func matchesExactly(_ patterns: [MessageIdentityPattern]) -> Bool {
    count == patterns.count && zip(self, patterns).allSatisfy { JSONIdentity($0).matchesExactly($1) }
  }
}
