nonisolated extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
  public static var jsonBlank: [String: Value] { [:] }

  public static func read(_ reader: inout JSONReader, at value: Int, _ options: JSONOptions) -> [String: Value]? {
    guard reader.document.kind(value) == .object else {
      return reader.objectInString(at: value, options) { read(&$0, at: 0, options) }
    }
    return members(&reader, of: value, options)
  }

  /// Of equal keys the last one wins. Of keys that are equal to Swift and have other bytes too, but the others are noted.
  private static func members(_ reader: inout JSONReader, of object: Int, _ options: JSONOptions) -> [String: Value] {
    let outermost = reader.failures.count
    let firstNote = reader.notes.count
    var map: [String: Value] = [:]
    /// The member that a key is from.
    var sources: [String: Int] = [:]
    var twins: Set<Int> = []
    var noted: [(member: Int, notes: Range<Int>)] = []
    let members = reader.document.lastMembers(of: object)
    for member in members {
      let (before, notes) = (reader.failures.count, reader.notes.count)
      let value: Value? = reader.element(at: member + 1, options)
      guard let key = reader.document.text(member), reader.failures.count == before, let value else {
        if reader.document.text(member) == nil {
          reader.fail(.unreadable(expected: "a key: it has an unpaired surrogate"))
        }
        reader.settle(before, notes, "[\"\(reader.document.repairedText(member))\"]", options)
        reader.trim(outermost)
        continue
      }
      if reader.notes.count > notes {
        reader.placeNotes(notes, JSONNote.component(key))
        noted.append((member, notes..<reader.notes.count))
      }
      // What the map holds is the last one, its key included.
      if let twin = sources.removeValue(forKey: key) {
        map[key] = nil
        twins.insert(twin)
      }
      sources[key] = member
      map[key] = value
    }
    if !twins.isEmpty { reader.noteTwins(twins, of: members, beside: noted, from: firstNote) }
    return map
  }
}

nonisolated extension Dictionary: JSONWritable where Key == String, Value: JSONWritable {
  /// Keys in one order, so that equal maps are written alike. What the map cannot hold beside its keys comes first, so
  /// that its own are read in the end.
  public func write(_ writer: inout JSONWriter, _ options: JSONOptions) {
    writer.byte(UInt8(ascii: "{"))
    for twin in writer.keptTwins where self[twin.name] != nil { writer.member(twin) }
    for key in keys.sortedByScalars {
      guard let value = self[key] else { continue }
      writer.key(key)
      writer.element(value, options, at: JSONNote.component(key))
    }
    writer.byte(UInt8(ascii: "}"))
  }
}

nonisolated extension Dictionary: JSONCheckable where Key == String, Value: JSONCheckable {
  public func check(_ check: inout MessageCheck) {
    check.elements(keys.sortedByScalars.lazy.compactMap { key in self[key].map { ("[\"\(key)\"]", $0) } })
  }
}

nonisolated extension Collection<String> {
  /// In the order of their Unicode scalars. Not by `<`, for which neither of `e\u{301}` and `éa` is the first.
  var sortedByScalars: [String] { sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
}

nonisolated extension JSONDocument {
  /// The keys of an object's members, of those with the same bytes the last one.
  func lastMembers(of object: Int) -> [Int] {
    let members = keys(of: object)
    var seen: Set<[UInt8]> = []
    return members.reversed().filter { seen.insert(Array(repairedText($0).utf8)).inserted }.reversed()
  }
}

nonisolated extension JSONReader {
  /// Notes some members of the map that was read, and forgets what was noted of their values.
  /// - Parameters:
  ///   - noted: what was noted of members of the map.
  ///   - first: the first note of the map.
  mutating func noteTwins(
    _ twins: Set<Int>, of members: [Int], beside noted: [(member: Int, notes: Range<Int>)], from first: Int
  ) {
    let own = noted.filter { !twins.contains($0.member) }.flatMap { notes[$0.notes] }
    notes.replaceSubrange(first..., with: own)
    for member in members where twins.contains(member) {
      notes.append(JSONNote(kind: .twin(document.entry(of: member))))
    }
  }
}
