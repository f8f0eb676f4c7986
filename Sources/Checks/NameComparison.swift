import Schema

/// Compares the names that people give to keys and fields.
enum NameComparison {
  /// A name without case and separators, which people vary. Empty if it has only separators.
  static func folded(_ name: String) -> String { name.lowercased().filter { !"_-. ".contains($0) } }

  /// Whether a name contains any of some words.
  static func has(anyOf words: Set<String>, in name: String) -> Bool {
    !words.isDisjoint(with: SwiftNames.words(of: name))
  }

  /// What a key is about, whichever of the usual words and abbreviations it is written with: `roomUid` and `room_id`
  /// are `roomid`, `uid` is `userid`.
  static func concept(of name: String) -> String {
    let words = SwiftNames.words(of: name)
    return words == ["uid"] ? "userid" : words.reduce(into: "") { $0 += usualWords[$1] ?? $1 }
  }

  /// Names that are the same in some sense, where there are several; few projects have any.
  static func groups(of names: Set<String>, by sense: (String) -> String) -> [String: [String]] {
    Dictionary(grouping: names, by: sense).filter { !$0.key.isEmpty && $0.value.count > 1 }
  }

  private static let usualWords = [
    "uid": "id", "identifier": "id", "usr": "user", "img": "image", "pic": "image", "picture": "image",
    "desc": "description", "descr": "description", "msg": "message", "addr": "address", "tel": "phone",
    "mobile": "phone", "uri": "url", "num": "number", "no": "number", "cnt": "count", "qty": "quantity",
    "ts": "timestamp", "lat": "latitude", "lng": "longitude", "lon": "longitude", "pwd": "password",
  ]
}
