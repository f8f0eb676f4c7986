nonisolated extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
  public static var jsonBlank: [String: Value] { [:] }

  public static func read(_ reader: inout JSONReader, at value: Int, _ options: JSONOptions) -> [String: Value]? {
    guard let object = reader.object(at: value, options) else { return nil }
    return members(&reader, of: object, options)
  }

  /// Of equal keys the last one wins. Of keys that are equal to Swift and have other bytes too, but the others are
  /// noted, as are keys that a dictionary would take too long to hash.
  private static func members(_ reader: inout JSONReader, of object: Int, _ options: JSONOptions) -> [String: Value] {
    let outermost = reader.failures.count
    var map: [String: Value] = [:]
    var members: [Int] = []
    for member in reader.document.lastMembers(of: object) {
      if reader.document.repairedText(member).isSlowToHash {
        reader.note(reader.document.entry(of: member))
        continue
      }
      let (before, noted) = (reader.failures.count, reader.notes.count)
      let value: Value? = reader.element(at: member + 1, options)
      guard let key = reader.key(of: member, before, noted, isRead: value != nil, options), let value else {
        reader.trim(outermost)
        continue
      }
      // What the map holds is the last one, its key included.
      map[key] = nil
      map[key] = value
      members.append(member)
    }
    for member in members where map.count < members.count {
      guard let held = map.index(forKey: reader.document.repairedText(member)) else { continue }
      if !reader.document.isKey(member, map[held].key) { reader.note(reader.document.entry(of: member)) }
    }
    return map
  }
}

nonisolated extension Dictionary: JSONWritable where Key == String, Value: JSONWritable {
  /// Keys in one order, so that equal maps are written alike. What the map cannot hold beside its keys comes first, so
  /// that its own are read in the end.
  public func write(_ writer: inout JSONWriter, _ options: JSONOptions) {
    writer.byte(UInt8(ascii: "{"))
    for twin in writer.keptTwins where twin.name.isSlowToHash || self[twin.name] != nil { writer.member(twin) }
    for key in sortedKeys {
      guard let value = self[key] else { continue }
      let outer = writer.begin(member: key)
      value.write(&writer, options)
      writer.end(outer)
    }
    writer.byte(UInt8(ascii: "}"))
  }
}

nonisolated extension Dictionary: JSONCheckable where Key == String, Value: JSONCheckable {
  public func check(_ check: inout MessageCheck) {
    let outermost = check.failures.count
    for key in sortedKeys {
      guard let value = self[key] else { continue }
      guard let before = check.begin(outermost) else { return }
      value.check(&check)
      check.end(before, member: key)
    }
  }
}

nonisolated extension Dictionary where Key == String {
  /// In the order of their Unicode scalars. Not by `<`, for which neither of `e\u{301}` and `éa` is the first.
  var sortedKeys: [String] { UTF8Text.sorted(Array(keys)) }
}

nonisolated extension String {
  /// Whether it has more combining marks in a row than any language: Swift hashes and compares texts with their marks in
  /// one order, and sorts them slowly.
  var isSlowToHash: Bool {
    let limit = 256
    // A mark has two bytes at least.
    guard utf8.count > 2 * limit else { return false }
    var marks = 0
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark: marks += 1
      default: marks = 0
      }
      if marks > limit { return true }
    }
    return false
  }
}

nonisolated extension JSONReader {
  /// The key of a map's member; nil: it or its value has failed, and is dropped or named.
  mutating func key(
    of member: Int, _ before: Int, _ noted: Int, isRead: Bool, _ options: JSONOptions
  ) -> String? {
    if !isRead, failures.count == before { fail(.missing) }
    let key = document.text(member)
    if key == nil { fail(.unreadable(expected: .unicodeKey)) }
    guard let key, failures.count == before else {
      settle(before, noted, "[\"\(document.repairedText(member))\"]", options)
      return nil
    }
    if notes.count > noted { placeNotes(noted, UnknownKeys.place(ofKey: key)) }
    return key
  }
}

nonisolated extension JSONDocument {
  /// The keys of an object's members, of those with the same bytes the last one.
  func lastMembers(of object: Int) -> [Int] {
    var seen: [UTF8Text: Int] = [:]
    return contents(of: object).reversed().filter { seen.updateValue($0, forKey: UTF8Text(repairedText($0))) == nil }
      .reversed()
  }
}
