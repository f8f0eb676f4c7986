/// A half-open range of byte offsets in one file.
public struct SourceRange: Hashable, Comparable, Sendable {
  public var file: SourceFile.ID
  public var start: Int
  public var end: Int

  public init(file: SourceFile.ID, start: Int, end: Int) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// From the start of one range to the end of another in the same file.
  public func through(_ other: SourceRange) -> SourceRange {
    SourceRange(file: file, start: start, end: max(end, other.end))
  }

  public static func < (a: SourceRange, b: SourceRange) -> Bool {
    (a.file, a.start, a.end) < (b.file, b.start, b.end)
  }
}

/// A value and the range where the author wrote it.
@dynamicMemberLookup
public struct Located<Value> {
  public var value: Value
  public var range: SourceRange

  public init(_ value: Value, _ range: SourceRange) {
    self.value = value
    self.range = range
  }

  public func map<T>(_ transform: (Value) -> T) -> Located<T> { Located<T>(transform(value), range) }

  public subscript<T>(dynamicMember path: KeyPath<Value, T>) -> T { value[keyPath: path] }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
