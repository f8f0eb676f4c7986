/// Texts that Swift takes for the same though they are other bytes: `é` in one scalar and in two, `K` and the sign for
/// kelvin. Nothing of a message may be lost over that, so what is compared with such a text is compared byte by byte.
enum TextTwins {
  /// Whether other bytes may be the same text.
  static func mayExist(of text: String) -> Bool {
    !text.utf8.allSatisfy(hasNone)
  }

  /// Unicode has another scalar for three of ASCII: the sign for kelvin, the Greek question mark and the Greek varia.
  private static func hasNone(_ byte: UInt8) -> Bool {
    byte < 0x80 && byte != UInt8(ascii: "K") && byte != UInt8(ascii: ";") && byte != UInt8(ascii: "`")
  }
}
