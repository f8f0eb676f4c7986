import SourceText

/// Names that are asked for very often: by its ends and its length, a name has few that it can be equal to.
public final class NameSet: ExpressibleByArrayLiteral, Sendable {
  private let names: [String]
  /// The place of each bucket's last name; -1: it has none.
  private let buckets: [Int]
  /// For each name the one before it in its bucket.
  private let others: [Int]
  /// A bit for the first letter of each: capitals and small letters have different ones.
  private let initials: UInt64

  public convenience init(arrayLiteral names: String...) { self.init(names) }

  init(_ names: [String]) {
    var size = 16
    while size < 4 * names.count { size *= 2 }
    var buckets = [Int](repeating: -1, count: size)
    var others = [Int](repeating: -1, count: names.count)
    var initials: UInt64 = 0
    var place = 0
    names.lendEach { name in
      let key = Self.key(of: name)
      let bucket = key.hash & (size - 1)
      others[place] = buckets[bucket]
      buckets[bucket] = place
      initials |= key.initial
      place += 1
    }
    self.names = names
    self.buckets = buckets
    self.others = others
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
    var place = buckets[Self.key(of: name).hash & (buckets.count - 1)]
    while place >= 0 {
      if names[place].utf8.count == name.count && names[place].utf8.elementsEqual(name) { return true }
      place = others[place]
    }
    return false
  }

  public func union(_ others: some Sequence<String>) -> Set<String> { Set(names).union(others) }

  private typealias Key = (hash: Int, initial: UInt64)

  private static func key(of name: String) -> Key {
    name.utf8.withContiguousStorageIfAvailable { key(of: $0) } ?? key(ofForeign: name)
  }

  private static func key(ofForeign name: String) -> Key {
    var name = name
    return name.withUTF8 { key(of: $0) }
  }

  private static func key(of name: UnsafeBufferPointer<UInt8>) -> Key {
    guard let first = name.first, let last = name.last else { return (0, 1) }
    return (Int(first) &* 31 &+ Int(last) &* 7 &+ name.count, 1 << UInt64(first & 63))
  }
}
