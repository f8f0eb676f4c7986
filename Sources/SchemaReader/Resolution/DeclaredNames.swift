import SourceText

/// What each declared name stands for, and where it is declared.
struct DeclaredNames: Sendable {
  private struct Entry: Sendable {
    var meaning: Resolver.Name?
    var place: SourceRange?

    mutating func declare(as meaning: Resolver.Name?, at range: SourceRange) -> SourceRange? {
      if let place { return place }
      if let meaning { self.meaning = meaning }
      place = range
      return nil
    }
  }

  private var entries: [String: Entry] = [:]
  /// A bit for the first letter of each: names of fields, which are asked for most, begin with small letters.
  private var initials: UInt64 = 0

  subscript(name: String) -> Resolver.Name? { mayHave(name) ? entries[name]?.meaning : nil }

  /// Where a name is declared.
  func place(of name: String) -> SourceRange? { entries[name]?.place }

  var all: [String] { Array(entries.keys) }

  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  /// Says what a name stands for.
  mutating func set(_ name: String, to meaning: Resolver.Name) {
    initials |= Self.initial(of: name)
    entries[name, default: Entry()].meaning = meaning
  }

  /// Enters a declaration; gives back where the one is that has the name already, which then keeps its meaning.
  mutating func declare(_ name: Located<String>, as meaning: Resolver.Name?) -> SourceRange? {
    initials |= Self.initial(of: name.value)
    return entries[name.value, default: Entry()].declare(as: meaning, at: name.range)
  }

  mutating func remove(_ name: String) { entries[name] = nil }

  private func mayHave(_ name: String) -> Bool { initials & Self.initial(of: name) != 0 }

  /// Of a name that begins with another letter than one of ASCII, all: it may be the same as one in other bytes.
  private static func initial(of name: String) -> UInt64 {
    let byte = name.utf8.first ?? 0
    return byte < 0x80 ? 1 << UInt64(byte & 63) : ~0
  }
}
