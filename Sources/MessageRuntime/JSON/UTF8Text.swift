/// A text that is told from others by its bytes: to Swift, texts are the same that are to Unicode, such as the letter
/// `K` and the sign for kelvin.
///
/// Cases of a `switch` over it are plain strings.
nonisolated public struct UTF8Text: Hashable, Sendable {
  let text: String

  public init(_ text: String) { self.text = text }

  public static func == (a: UTF8Text, b: UTF8Text) -> Bool { areSame(a.text, b.text) }

  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }

  public static func ~= (pattern: String, text: UTF8Text) -> Bool { areSame(pattern, text.text) }

  public static func areSame(_ text: String, _ other: String) -> Bool {
    text.utf8.count == other.utf8.count && order(text, other) == 0
  }

  /// Less than 0 if the first of two texts stands before the other, by their Unicode scalars; 0 if they are the same.
  static func order(_ text: String, _ other: String) -> Int {
    var bytes = other.utf8.makeIterator()
    for byte in text.utf8 {
      guard let next = bytes.next() else { return 1 }
      if byte != next { return Int(byte) - Int(next) }
    }
    return bytes.next() == nil ? 0 : -1
  }

  /// In the order of their Unicode scalars.
  static func sorted(_ texts: [String]) -> [String] { texts.sorted { order($0, $1) < 0 } }

  /// The same for paths.
  static func areSame(_ path: [String], _ other: [String]) -> Bool {
    path.count == other.count && path.indices.allSatisfy { areSame(path[$0], other[$0]) }
  }
}
