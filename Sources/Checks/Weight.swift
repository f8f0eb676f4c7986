import Schema

/// How many bytes a piece of JSON can have, as far as the schema bounds it.
///
/// What has no bound counts as nothing: it is for `unbounded-string` and `unbounded-list` to find. A character counts
/// as four bytes, its largest form in UTF-8 without joined emoji, and the bytes of a text as they are, without what
/// JSON has to escape in it.
struct Weight: Hashable {
  let bytes: Int
  /// Quotes and backslashes among them, which double in a string that holds the JSON.
  let escapes: Int

  /// Nothing is counted beyond a gigabyte, so that no sum or product overflows.
  private static let most = 1 << 30

  init(bytes: Int = 0, escapes: Int = 0) {
    self.bytes = min(bytes, Weight.most)
    self.escapes = min(escapes, Weight.most)
  }

  static func + (a: Weight, b: Weight) -> Weight { Weight(bytes: a.bytes + b.bytes, escapes: a.escapes + b.escapes) }
  static func += (a: inout Weight, b: Weight) { a = a + b }
  static func * (weight: Weight, count: Int) -> Weight {
    Weight(bytes: weight.bytes * min(count, most), escapes: weight.escapes * min(count, most))
  }

  /// A text in quotes.
  static func text(_ bytes: Int) -> Weight { Weight(bytes: bytes) + Weight(bytes: 2, escapes: 2) }

  /// The JSON as a string.
  var asString: Weight { Weight(bytes: bytes + escapes + 2, escapes: escapes * 2 + 2) }
}
