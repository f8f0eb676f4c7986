import Foundation

nonisolated extension MessageIdentity {
  /// One form for 5, "5" and 5.0.
  @inline(__always) public var lenient: MessageIdentity {
    guard case .text(let text) = self, let value = text.jsonCanonicalInteger else { return self }
    return .integer(value)
  }

  public var json: String {
    switch self {
    case .integer(let value): return String(value)
    case .text(let text): return JSONValue(text).json
    }
  }

  public func matches(_ pattern: MessageIdentityPattern) -> Bool {
    switch (pattern, lenient) {
    case (.any, _): return true
    case (.integer(let wanted), .integer(let value)): return wanted == value
    case (.range(let range), .integer(let value)): return range.contains(value)
    case (.text(let wanted), let value): return MessageIdentity.text(wanted).lenient == value
    default: return false
    }
  }

  public func matches(_ patterns: [MessageIdentityPattern]) -> Bool { [self].matches(patterns) }
  public func matchesExactly(_ patterns: [MessageIdentityPattern]) -> Bool { [self].matchesExactly(patterns) }
}

nonisolated extension [MessageIdentity] {
  public func matches(_ patterns: [MessageIdentityPattern]) -> Bool { map { JSONIdentity($0) }.matches(patterns) }
  public func matchesExactly(_ patterns: [MessageIdentityPattern]) -> Bool {
    map { JSONIdentity($0) }.matchesExactly(patterns)
  }
}

nonisolated extension JSONIdentity {
  public func matches(_ pattern: MessageIdentityPattern) -> Bool { value.matches(pattern) }

  /// By the form, too.
  public func matchesExactly(_ pattern: MessageIdentityPattern) -> Bool {
    switch pattern {
    case .any: return form != .otherNumber
    case .integer, .range: return form == .integer && value.matches(pattern)
    case .text: return form == .text && value.matches(pattern)
    }
  }
}

nonisolated extension [JSONIdentity] {
  public func matches(_ patterns: [MessageIdentityPattern]) -> Bool {
    if count != patterns.count { return false }
    for index in indices where !self[index].matches(patterns[index]) { return false }
    return true
  }

  /// By the form, too, at every place.
  public func matchesExactly(_ patterns: [MessageIdentityPattern]) -> Bool {
    if count != patterns.count { return false }
    for index in indices where !self[index].matchesExactly(patterns[index]) { return false }
    return true
  }
}
