/// Names that are asked for very often: by its ends and its length, a name has few that it can be equal to.
public struct NameSet: ExpressibleByArrayLiteral, Sendable {
  /// Those of a bucket stand together.
  private let names: [String]
  /// Where each bucket begins, and the end of the last one.
  private let starts: [Int]

  public init(arrayLiteral names: String...) { self.init(names) }

  private init(_ names: [String]) {
    var starts = [Int](repeating: 0, count: Self.bucketCount + 1)
    let buckets = names.map(Self.bucket)
    for bucket in buckets { starts[bucket + 1] += 1 }
    for bucket in 0..<Self.bucketCount { starts[bucket + 1] += starts[bucket] }
    var sorted = names
    var ends = starts
    for (name, bucket) in zip(names, buckets) {
      sorted[ends[bucket]] = name
      ends[bucket] += 1
    }
    self.names = sorted
    self.starts = starts
  }

  public func contains(_ name: String) -> Bool {
    let bucket = Self.bucket(of: name)
    for place in starts[bucket]..<starts[bucket + 1] where names[place] == name { return true }
    return false
  }

  public func union(_ others: some Sequence<String>) -> Set<String> { Set(names).union(others) }

  static func + (a: NameSet, b: NameSet) -> NameSet { NameSet(a.names + b.names) }

  private static let bucketCount = 256

  private static func bucket(of name: String) -> Int {
    var name = name
    return name.withUTF8 { text in
      guard !text.isEmpty else { return 0 }
      return (Int(text[0]) &* 31 &+ Int(text[text.count - 1]) &* 7 &+ text.count) % bucketCount
    }
  }
}
