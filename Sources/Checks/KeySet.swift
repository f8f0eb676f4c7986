/// Names, each once. Most come again and again: those that came last are told without hashing.
struct KeySet: Sendable {
  private(set) var all: Set<String> = []
  /// By their ends and their length, as far as there is room.
  private var latest = [String](repeating: "", count: 64)

  mutating func insert(_ key: String) {
    guard let first = key.utf8.first, let last = key.utf8.last else {
      all.insert(key)
      return
    }
    let place = (Int(first) &* 5 &+ Int(last) &* 3 &+ key.utf8.count) & 63
    if latest[place] == key { return }
    latest[place] = key
    all.insert(key)
  }

  mutating func formUnion(_ other: KeySet) { all.formUnion(other.all) }
}
