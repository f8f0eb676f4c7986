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

  /// The words of a camelCase or snake_case name, lower case: `roomID_list` → `room`, `id`, `list`.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var followsCapital = true
    for character in name {
      let kind = Kind(character)
      if (kind == .capital && !followsCapital || kind == .separator) && !word.isEmpty {
        words.append(word)
        word = ""
      }
      switch kind {
      case .plain: word.append(character)
      case .capital, .other: word += character.lowercased()
      case .separator: break
      }
      followsCapital = kind == .capital
    }
    return word.isEmpty ? words : words + [word]
  }

  /// What a character does to the words of a name.
  private enum Kind {
    case plain, capital, other, separator

    /// ASCII without a look at Unicode's tables, for nearly all names are written in it.
    init(_ character: Character) {
      guard let ascii = character.asciiValue else {
        self = character.isUppercase ? .capital : character.isLetter || character.isNumber ? .other : .separator
        return
      }
      switch ascii {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .capital
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): self = .plain
      default: self = .separator
      }
    }
  }

  /// What a key is about, whichever of the usual words and abbreviations it is written with: `roomUid` and `room_id`
  /// are `roomid`, `uid` is `userid`.
  static func concept(of name: String) -> String {
    let words = words(of: name)
    return words == ["uid"] ? "userid" : words.map { usualWords[$0] ?? $0 }.joined()
  }

  private static let usualWords = [
    "uid": "id", "identifier": "id", "usr": "user", "img": "image", "pic": "image", "picture": "image",
    "desc": "description", "descr": "description", "msg": "message", "addr": "address", "tel": "phone",
    "mobile": "phone", "uri": "url", "num": "number", "no": "number", "cnt": "count", "qty": "quantity",
    "ts": "timestamp", "lat": "latitude", "lng": "longitude", "lon": "longitude", "pwd": "password",
  ]
}
