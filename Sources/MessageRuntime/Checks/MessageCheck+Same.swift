import Foundation

nonisolated extension MessageCheck {
  /// Whether a text is another one byte by byte: Swift takes texts for the same that Unicode does.
  @inline(never) public static func areSame(_ text: String, _ other: String) -> Bool {
    text.utf8.elementsEqual(other.utf8)
  }

  /// The same of numbers: minus zero is not zero.
  public static func areSame(_ number: Double, _ other: Double) -> Bool { number.bitPattern == other.bitPattern }
}
