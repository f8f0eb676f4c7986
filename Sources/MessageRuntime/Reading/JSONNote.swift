/// A thing that a value cannot hold, noted while the value's object is read.
nonisolated struct JSONNote {
  /// Where in what is being read at the moment: `[0]`, `["key"]`, behind the name of the field.
  var place = ""
  let kept: UnknownKeys.Kept

  /// A map's key in a place. No place is the beginning of another.
  static func component(_ key: String) -> String { "[\(JSONValue(key).json)]" }
}
