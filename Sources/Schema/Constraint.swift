/// A check of one field.
public enum Constraint: Hashable, Sendable {
  case nonEmpty
  case present
  case absent
  /// Numbers; both ends belong to it, nil is open.
  case range(Bound?, Bound?)
  /// Characters; both ends belong to it.
  case length(Int, Int?)
  /// UTF-8 bytes.
  case maxBytes(Int)
  /// Elements of a list or map.
  case count(Int, Int?)
  /// An `NSRegularExpression` that must be found.
  case pattern(String)
  case schemes([String])
  /// The enum's value is a declared one.
  case known
}

// MARK: Values

extension Constraint {
  /// How many characters, bytes or elements a value may have.
  public struct Size: Hashable, Sendable {
    public enum Unit: Sendable { case characters, bytes, elements }

    public let unit: Unit
    public let least: Int
    /// nil is open.
    public let most: Int?

    fileprivate func holds(_ size: Int) -> Bool { size >= least && size <= most ?? .max }
  }

  /// nil: it is about something else.
  public var size: Size? {
    switch self {
    case .length(let least, let most): Size(unit: .characters, least: least, most: most)
    case .maxBytes(let most): Size(unit: .bytes, least: 0, most: most)
    case .count(let least, let most): Size(unit: .elements, least: least, most: most)
    case .nonEmpty, .present, .absent, .range, .pattern, .schemes, .known: nil
    }
  }

  /// Whether a text, list or map passes that has nothing in it.
  public var allowsEmpty: Bool { self != .nonEmpty && size?.holds(0) ?? true }

  /// Whether a default passes. Patterns are not tried: they are Foundation's.
  public func allows(_ value: Literal) -> Bool {
    switch (self, value) {
    case (.nonEmpty, _): !value.isEmpty
    case (.absent, _): false
    case (.range(let low, let high), _): value.bound.map { $0.isInside(low, high) } ?? true
    case (_, .string(let text)): size.map { $0.holds($0.unit == .bytes ? text.utf8.count : text.count) } ?? true
    case (_, .data(let bytes)): size?.holds(bytes.count) ?? true
    case (_, .emptyList), (_, .emptyMap): allowsEmpty
    default: true
    }
  }
}

extension Bound {
  fileprivate func isInside(_ low: Bound?, _ high: Bound?) -> Bool {
    !(low.map { self < $0 } ?? false) && !(high.map { $0 < self } ?? false)
  }
}

// MARK: Other constraints

extension Constraint {
  /// Whether no value passes both.
  public func contradicts(_ other: Constraint) -> Bool { refuses(other) || other.refuses(self) }

  private func refuses(_ other: Constraint) -> Bool {
    switch (self, other) {
    case (.absent, .present), (.absent, .nonEmpty): true
    case (.range(let low?, _), .range(_, let high?)): high < low
    case (.nonEmpty, _): other.size?.most == 0
    default: size.flatMap { size in other.size.map { size.exceeds($0) } } ?? false
    }
  }

  /// Whether whatever passes these passes it too.
  public func isImplied(by others: [Constraint]) -> Bool {
    let others = others.flatMap(\.parts)
    return parts.allSatisfy { part in part.allowsAll || others.contains { $0.implies(part) } }
  }

  /// Both ends of a range apart, for each may be implied by another constraint.
  private var parts: [Constraint] {
    switch self {
    case .range(let low?, let high?): [.range(low, nil), .range(nil, high)]
    case .length(let low, let high?): [.length(low, nil), .length(0, high)]
    case .count(let low, let high?): [.count(low, nil), .count(0, high)]
    default: [self]
    }
  }

  /// Every value passes it.
  private var allowsAll: Bool {
    if case .range(nil, nil) = self { return true }
    return size.map { $0.least == 0 && $0.most == nil } ?? false
  }

  /// What passes this one passes the other too.
  private func implies(_ other: Constraint) -> Bool {
    switch (self, other) {
    case (.range(let low, let high), .range(let otherLow, let otherHigh)):
      Self.isInside(low, otherLow) { !($0 < $1) } && Self.isInside(high, otherHigh) { !($1 < $0) }
    case (.nonEmpty, .present): true
    case (.nonEmpty, .length), (.nonEmpty, .count), (.nonEmpty, .maxBytes):
      other.size.map { $0.least <= 1 && $0.most == nil } ?? false
    case (.schemes(let schemes), .schemes(let others)):
      Set(schemes.map { $0.lowercased() }).isSubset(of: others.map { $0.lowercased() })
    default: self == other || size.map { $0.implies(other) } ?? false
    }
  }

  /// An end of a range lies within another's; nil is open.
  fileprivate static func isInside<T>(_ end: T?, _ other: T?, _ isWithin: (T, T) -> Bool) -> Bool {
    guard let other else { return true }
    return end.map { isWithin($0, other) } ?? false
  }
}

extension Constraint.Size {
  /// A text has at least as many bytes as characters.
  private func isAtMost(_ other: Self) -> Bool { unit == other.unit || unit == .characters && other.unit == .bytes }

  /// Whether it asks for more than the other one allows.
  fileprivate func exceeds(_ other: Self) -> Bool { isAtMost(other) && least > other.most ?? .max }

  fileprivate func implies(_ constraint: Constraint) -> Bool {
    if constraint == .nonEmpty { return least > 0 }
    guard let other = constraint.size else { return false }
    let isEnough = other.least == 0 || isAtMost(other) && least >= other.least
    let isLittle = other.most == nil || other.isAtMost(self) && Constraint.isInside(most, other.most, <=)
    return isEnough && isLittle
  }
}
