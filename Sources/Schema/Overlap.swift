extension TypeID.Value {
  /// The form both 5 and "5" have where readers take either.
  public var canonical: TypeID.Value { integer(strictly: false).map { .integer($0) } ?? self }

  /// The integer that readers see in it; a strict one sees none in a text.
  public func integer(strictly: Bool) -> Int64? {
    switch self {
    case .integer(let value): return value
    case .string(let text):
      guard !strictly, let value = Int64(text), String(value) == text else { return nil }
      return value
    }
  }
}

extension TypeID.Component {
  /// Exact comes before range, range before `_`.
  public var precedence: Int {
    switch self {
    case .value: 0
    case .range: 1
    case .any: 2
    }
  }

  /// The integers it takes; nil for `_` and texts that are no integer.
  public var integers: ClosedRange<Int64>? {
    switch self {
    case .value(let value): value.integer(strictly: false).map { $0...$0 }
    case .range(let range): range
    case .any: nil
    }
  }

  /// Some value is taken by both; `strictly`: both sides tell 5 from "5".
  public func overlaps(_ other: TypeID.Component, strictly: Bool) -> Bool {
    switch (self, other) {
    case (.any, _), (_, .any): true
    case (.value(let a), .value(let b)): strictly ? a == b : a.canonical == b.canonical
    case (.value(let value), .range(let range)), (.range(let range), .value(let value)):
      value.integer(strictly: strictly).map(range.contains) ?? false
    case (.range(let a), .range(let b)): a.overlaps(b)
    }
  }

  /// Every value that `other` takes is taken by this one too.
  public func covers(_ other: TypeID.Component, strictly: Bool) -> Bool {
    switch (self, other) {
    case (.any, _): true
    case (_, .any): false
    case (.value, .value), (.range, .value): overlaps(other, strictly: strictly)
    case (.value, .range(let range)): range.count == 1 && overlaps(other, strictly: strictly)
    case (.range(let a), .range(let b)): a.lowerBound <= b.lowerBound && b.upperBound <= a.upperBound
    }
  }
}

extension Collection<TypeID.Component> {
  public func overlaps(_ other: some Collection<TypeID.Component>, strictly: Bool) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.overlaps($1, strictly: strictly) }
  }

  public func covers(_ other: some Collection<TypeID.Component>, strictly: Bool) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.covers($1, strictly: strictly) }
  }
}
