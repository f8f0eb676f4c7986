import Schema

/// Comparisons of the names that people give to keys and fields.
enum Names {
  /// A name without what people vary: case and separators. Empty for separators alone.
  static func folded(_ name: String) -> String {
    let name = name.lowercased()
    return name.utf8.contains(where: isSeparator) ? name.filter { !"_-. ".contains($0) } : name
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: " "): true
    default: false
    }
  }

  /// Whether a name has one of some words.
  static func has(anyOf words: NameSet, in name: String) -> Bool {
    isWord(name) ? words.contains(name) : self.words(of: name).contains(where: words.contains)
  }

  /// Whether a name is a single word: small letters of ASCII and digits alone.
  private static func isWord(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { bytes in
      for byte in bytes where Kind(byte) != .other { return false }
      return true
    }
  }

  /// The words of a camelCase or snake_case name, lower case: `roomID_list` → `room`, `id`, `list`.
  static func words(of name: String) -> [String] {
    // Nearly all names are ASCII, whose bytes need no look at Unicode's tables.
    name.utf8.allSatisfy { $0 < 0x80 }
      ? words(of: name.utf8, Kind.init) { String(decoding: $0, as: UTF8.self) }
      : words(of: name, Kind.init) { String($0) }
  }

  private static func words<Name: Collection>(
    of name: Name, _ kind: (Name.Element) -> Kind, _ text: (Name.SubSequence) -> String
  ) -> [String] {
    var words: [String] = []
    var start = name.startIndex
    var followsCapital = true
    func endWord(at end: Name.Index) {
      if start < end { words.append(text(name[start..<end]).lowercased()) }
      start = end
    }
    for index in name.indices {
      let kind = kind(name[index])
      if kind == .separator {
        endWord(at: index)
        start = name.index(after: index)
      } else if kind == .capital, !followsCapital {
        endWord(at: index)
      }
      followsCapital = kind == .capital
    }
    endWord(at: name.endIndex)
    return words
  }

  /// What a character does to the words of a name.
  private enum Kind {
    case capital, other, separator

    init(_ ascii: UInt8) {
      switch ascii {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .capital
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): self = .other
      default: self = .separator
      }
    }

    init(_ character: Character) {
      self = character.isUppercase ? .capital : character.isLetter || character.isNumber ? .other : .separator
    }
  }

  /// What a key is about, whichever of the usual words and abbreviations it is written with: `roomUid` and `room_id`
  /// are `roomid`, `uid` is `userid`.
  static func concept(of name: String) -> String {
    let words = words(of: name)
    return words == ["uid"] ? "userid" : words.reduce(into: "") { $0 += usualWords[$1] ?? $1 }
  }

  private static let usualWords = [
    "uid": "id", "identifier": "id", "usr": "user", "img": "image", "pic": "image", "picture": "image",
    "desc": "description", "descr": "description", "msg": "message", "addr": "address", "tel": "phone",
    "mobile": "phone", "uri": "url", "num": "number", "no": "number", "cnt": "count", "qty": "quantity",
    "ts": "timestamp", "lat": "latitude", "lng": "longitude", "lon": "longitude", "pwd": "password",
  ]
}
