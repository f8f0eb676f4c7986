/// The two searches that most of the time for reading goes into.
nonisolated enum ByteSearch {
  /// The place of the first quote, backslash or control character; there must be one.
  static func endOfPlainText(_ bytes: [UInt8], from start: Int) -> Int {
    var place = start
    while bytes[place] >= 0x20 && bytes[place] != UInt8(ascii: "\"") && bytes[place] != UInt8(ascii: "\\") { place += 1 }
    return place
  }

  /// Whether a text's bytes stand at a place.
  static func isEqual(_ bytes: [UInt8], at start: Int, _ text: String) -> Bool {
    var place = start
    for byte in text.utf8 {
      if bytes[place] != byte { return false }
      place += 1
    }
    return true
  }
}
