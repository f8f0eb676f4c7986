/// How many bytes a piece of JSON can have, as far as the schema bounds it.
///
/// What has no bound counts as nothing: it is for `unbounded-string` and `unbounded-list` to find. A character counts
/// as four bytes, its largest form in UTF-8 without joined emoji, and the bytes of a text as they are, without what
/// JSON has to escape in it.
struct EncodedSize: Hashable {
  let bytes: Int
  /// Quotes and backslashes among them, which double in a string that holds the JSON.
  let escapes: Int

  /// Nothing is counted beyond a gigabyte, so that no sum or product overflows.
  private static let most = 1 << 30

  init(bytes: Int = 0, escapes: Int = 0) {
    self.bytes = min(bytes, EncodedSize.most)
    self.escapes = min(escapes, EncodedSize.most)
  }

  static func + (a: EncodedSize, b: EncodedSize) -> EncodedSize {
    EncodedSize(bytes: a.bytes + b.bytes, escapes: a.escapes + b.escapes)
  }
  static func += (a: inout EncodedSize, b: EncodedSize) { a = a + b }
  static func * (size: EncodedSize, count: Int) -> EncodedSize {
    EncodedSize(bytes: size.bytes * min(count, most), escapes: size.escapes * min(count, most))
  }

  /// A text in quotes.
  static func text(_ bytes: Int) -> EncodedSize { EncodedSize(bytes: bytes) + EncodedSize(bytes: 2, escapes: 2) }

  /// With quotes, colon and comma.
  static func key(_ key: String) -> EncodedSize { EncodedSize(bytes: key.utf8.count + 4, escapes: 2) }

  /// The JSON as a string.
  var asString: EncodedSize { EncodedSize(bytes: bytes + escapes + 2, escapes: escapes * 2 + 2) }
}
