extension Example {
  /// How the text of schemas becomes bytes, where that is what a rule is about.
  public enum Saving: Hashable, Sendable {
    case utf8
    /// Little-endian, with a byte order mark.
    case utf16
    /// A byte for each character, which must be below U+0100: a way to write any bytes down.
    case latin1
    /// UTF-8, then `#` until the file has so many bytes.
    case filled(to: Int)

    /// As a page of a rule writes it, such as `saving=utf16`, or `saving=filled:100`.
    init?(_ word: Substring) {
      switch word {
      case "saving=utf16": self = .utf16
      case "saving=latin1": self = .latin1
      default:
        guard word.hasPrefix("saving=filled:"), let count = Int(word.dropFirst("saving=filled:".count)) else {
          return nil
        }
        self = .filled(to: count)
      }
    }

    func bytes(of text: String) -> [UInt8] {
      switch self {
      case .utf8: Array(text.utf8)
      case .utf16: [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
      case .latin1: text.unicodeScalars.map { UInt8($0.value) }
      case .filled(let count):
        Array(text.utf8) + [UInt8](repeating: UInt8(ascii: "#"), count: max(0, count - text.utf8.count))
      }
    }
  }
}
