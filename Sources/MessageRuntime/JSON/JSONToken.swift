/// A value of a JSON text, or a key: what it is, and where it stands.
nonisolated struct JSONToken: Sendable {
  enum Kind: UInt8, Sendable {
    case null, `false`, `true`, number, string, list, object
  }

  let kind: Kind
  /// Of a string: there is a backslash in it.
  let hasEscapes: Bool
  /// Of a key: somebody has asked for its member.
  var isTaken = false
  /// The bytes of the value; those of a string without its quotes.
  let start: UInt32
  var end: UInt32
  /// The number of the token behind the value and all that is in it. While a list or object is open: that of the one
  /// around it.
  var next: UInt32

  init(_ kind: Kind, from start: Int, to end: Int, next: Int, hasEscapes: Bool = false) {
    self.kind = kind
    self.hasEscapes = hasEscapes
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.next = UInt32(truncatingIfNeeded: next)
  }

  var bytes: Range<Int> { Int(start)..<Int(end) }
}
