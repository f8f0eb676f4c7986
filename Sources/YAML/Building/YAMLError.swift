import SourceText

/// Why the reading of a file ended before its end.
enum YAMLError: Error {
  /// libyaml could not go on.
  case syntax(LibYAMLError)
  /// The text is YAML, but reading on would be dangerous: a cycle, an explosion, a bottomless pit.
  case refused(Diagnostic)
}

/// libyaml's own words about an error, with byte offsets.
struct LibYAMLError: Hashable, Sendable {
  var problem: String
  var offset: Int
  /// What libyaml was doing, such as `while parsing a flow mapping`; empty if it does not say.
  var context: String
  /// Where that began.
  var contextOffset: Int?
}
