/// A text is not JSON (RFC 8259), or nested too deep.
nonisolated struct JSONSyntaxError: Error {
  /// That of the first byte that cannot stand where it does; the text's length where more is missing.
  let offset: Int
}
