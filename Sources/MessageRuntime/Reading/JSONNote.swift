/// A thing that a value cannot hold, noted while the value's object is read.
nonisolated struct JSONNote {
  enum Kind {
    /// The text that a URL was made of.
    case text(UnknownKeys.URLText)
    /// A member of a map, whose key is to Swift the same as a later one.
    case twin(UnknownKeys.Entry)
  }

  /// The name of the field; empty while its value is read.
  var field = ""
  /// Where in the field: `[0]`, `["key"]`.
  var place = ""
  let kind: Kind

  /// A map's key in a place. No place is the beginning of another.
  static func component(_ key: String) -> String { "[\(JSONValue(key).json)]" }
}
