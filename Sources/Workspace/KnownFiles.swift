import SourceText

/// What messagegen wrote into a folder, by the names as a case-insensitive disk sees them.
struct KnownFiles: Sendable {
  /// In the byte order of their names.
  private let entries: [Manifest.Entry]
  /// Where the last of a name is.
  private var places: [String: Int] = [:]
  /// Where others are that are one with it on some disk.
  private var others: [Int: [Int]] = [:]

  init(_ manifest: Manifest) {
    entries = manifest.namesEachFileOnce ? manifest.entries : manifest.entries.inByteOrder { $0.name }
    places.reserveCapacity(entries.count)
    for (place, name) in entries.map({ FileName.folded($0.name) }).enumerated() {
      guard let earlier = places.updateValue(place, forKey: name) else { continue }
      others[place] = (others.removeValue(forKey: earlier) ?? []) + [earlier]
    }
  }

  /// Of a name, and of those that are one with it on some disk.
  func entries(for name: String) -> [Manifest.Entry] {
    guard !entries.isEmpty, let place = places[FileName.folded(name)] else { return [] }
    return [entries[place]] + (others[place] ?? []).map { entries[$0] }
  }

  /// Those of no name among these, which are in byte order.
  func entries(beside names: [String]) -> [Manifest.Entry] {
    var place = 0
    let others = entries.filter { entry in
      while place < names.count, names[place].byteOrder(entry.name) < 0 { place += 1 }
      return place == names.count || names[place].byteOrder(entry.name) != 0
    }
    if others.isEmpty { return [] }
    // Two strings of other bytes may be one name still.
    let all = Set(names)
    return others.filter { !all.contains($0.name) }
  }
}
