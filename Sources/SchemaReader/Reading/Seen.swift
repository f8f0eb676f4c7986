/// The keys of a list, each with what was entered under it.
///
/// Few are looked for one by one, which is faster than hashing; many are hashed.
struct Seen<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private var list: [(key: Key, value: Value)] = []
  private var table: [Key: Int] = [:]
  private static var longestList: Int { 24 }

  subscript(key: Key) -> Value? { place(of: key).map { list[$0].value } }

  /// What was entered under that key before; else the key is entered now.
  mutating func enter(_ key: Key, _ value: @autoclosure () -> Value) -> Value? {
    if let place = place(of: key) { return list[place].value }
    append(key, value())
    return nil
  }

  /// Enters a value, in place of one that was entered under that key before, which it gives back.
  mutating func exchange(_ key: Key, _ value: Value) -> Value? {
    guard let place = place(of: key) else {
      append(key, value)
      return nil
    }
    defer { list[place].value = value }
    return list[place].value
  }

  private mutating func append(_ key: Key, _ value: Value) {
    if list.isEmpty { list.reserveCapacity(8) }
    list.append((key, value))
    guard list.count > Self.longestList else { return }
    if table.isEmpty {
      for (place, item) in list.enumerated() { table[item.key] = place }
    } else {
      table[key] = list.count - 1
    }
  }

  private func place(of key: Key) -> Int? {
    guard table.isEmpty else { return table[key] }
    for place in list.indices where list[place].key == key { return place }
    return nil
  }
}
