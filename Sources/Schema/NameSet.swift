/// Names that are asked for very often: by its ends and its length, a name has few that it can be equal to.
public final class NameSet: ExpressibleByArrayLiteral, Sendable {
  /// Those of a bucket stand together.
  private let names: [String]
  /// Where each bucket begins, and the end of the last one.
  private let starts: [Int]
  /// A bit for the first letter of each: capitals and small letters have different ones.
  private let initials: UInt64

  public convenience init(arrayLiteral names: String...) { self.init(names) }

  init(_ names: [String]) {
    var buckets = 16
    while buckets < 4 * names.count { buckets *= 2 }
    var starts = [Int](repeating: 0, count: buckets + 1)
    let keys = names.map(Self.key)
    var initials: UInt64 = 0
    for key in keys {
      starts[(key.hash & (buckets - 1)) + 1] += 1
      initials |= key.initial
    }
    for bucket in 0..<buckets { starts[bucket + 1] += starts[bucket] }
    var sorted = names
    var ends = starts
    for place in names.indices {
      let bucket = keys[place].hash & (buckets - 1)
      sorted[ends[bucket]] = names[place]
      ends[bucket] += 1
    }
    self.names = sorted
    self.starts = starts
    self.initials = initials
  }

  public func contains(_ name: String) -> Bool {
    name.utf8.withContiguousStorageIfAvailable { contains($0) } ?? contains(foreign: name)
  }

  /// A name whose bytes are not in one place, such as a bridged one.
  private func contains(foreign name: String) -> Bool {
    var name = name
    return name.withUTF8 { contains($0) }
  }

  /// Most names are told by their first letter.
  @inline(__always)
  func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = name.first, initials & 1 << UInt64(first & 63) != 0 else { return false }
    return isListed(name)
  }

  private func isListed(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let bucket = Self.key(of: name).hash & (starts.count - 2)
    return (starts[bucket]..<starts[bucket + 1]).contains {
      names[$0].utf8.count == name.count && names[$0].utf8.elementsEqual(name)
    }
  }

  public func union(_ others: some Sequence<String>) -> Set<String> { Set(names).union(others) }

  private typealias Key = (hash: Int, initial: UInt64)

  private static func key(of name: String) -> Key {
    var name = name
    return name.withUTF8 { key(of: $0) }
  }

  private static func key(of name: UnsafeBufferPointer<UInt8>) -> Key {
    guard let first = name.first, let last = name.last else { return (0, 1) }
    return (Int(first) &* 31 &+ Int(last) &* 7 &+ name.count, 1 << UInt64(first & 63))
  }
}
