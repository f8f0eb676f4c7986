/// Comparisons of the names that people give to keys and fields.
enum Names {
  /// A name without what people vary: case and separators. Empty for separators alone.
  static func folded(_ name: String) -> String {
    name.lowercased().filter { !"_-. ".contains($0) }
  }

  /// The words of a camelCase or snake_case name, lower case: `roomID_list` → `room`, `id`, `list`.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character?
    for character in name {
      let startsWord = character.isUppercase && previous?.isUppercase == false
      if (startsWord || !(character.isLetter || character.isNumber)) && !word.isEmpty {
        words.append(word)
        word = ""
      }
      if character.isLetter || character.isNumber { word += character.lowercased() }
      previous = character
    }
    return word.isEmpty ? words : words + [word]
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
