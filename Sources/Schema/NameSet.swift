/// Names that are asked for very often: by its ends and its length, a name has few that it can be equal to.
public final class NameSet: ExpressibleByArrayLiteral, Sendable {
  /// Those of a bucket stand together.
  private let names: [String]
  /// Where each bucket begins, and the end of the last one.
  private let starts: [Int]
  /// A bit for the first letter of each: capitals and small letters have different ones.
  private let initials: UInt64

  public convenience init(arrayLiteral names: String...) { self.init(names) }

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
    initials = names.reduce(0) { $0 | Self.initial($1.utf8.first ?? 0) }
  }

  public func contains(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { contains($0) }
  }

  func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard initials & Self.initial(name.first ?? 0) != 0 else { return false }
    let bucket = Self.bucket(of: name)
    for place in starts[bucket]..<starts[bucket + 1] where names[place].utf8.elementsEqual(name) { return true }
    return false
  }

  public func union(_ others: some Sequence<String>) -> Set<String> { Set(names).union(others) }

  static func + (a: NameSet, b: NameSet) -> NameSet { NameSet(a.names + b.names) }

  private static let bucketCount = 256

  private static func initial(_ byte: UInt8) -> UInt64 { 1 << UInt64(byte & 63) }

  private static func bucket(of name: String) -> Int {
    var name = name
    return name.withUTF8 { bucket(of: $0) }
  }

  private static func bucket(of name: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = name.first, let last = name.last else { return 0 }
    return (Int(first) &* 31 &+ Int(last) &* 7 &+ name.count) % bucketCount
  }
}
