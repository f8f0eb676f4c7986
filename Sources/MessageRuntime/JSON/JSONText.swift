/// What JSON's strings say.
nonisolated enum JSONText {
  /// - Parameters:
  ///   - bytes: what stands between the quotes, checked against the grammar.
  ///   - repairing: unpaired surrogates become U+FFFD.
  /// - Returns: nil for unpaired surrogates.
  static func unescaped(_ bytes: ArraySlice<UInt8>, repairing: Bool) -> String? {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var place = bytes.startIndex
    while place < bytes.endIndex {
      let byte = bytes[place]
      if byte != UInt8(ascii: "\\") {
        output.append(byte)
        place += 1
      } else if bytes[place + 1] != UInt8(ascii: "u") {
        output.append(meaning(bytes[place + 1]))
        place += 2
      } else {
        guard let scalar = scalar(bytes, &place) ?? (repairing ? "\u{FFFD}" : nil) else { return nil }
        output.append(contentsOf: String(scalar).utf8)
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// What a letter behind a backslash means.
  private static func meaning(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    default: letter
    }
  }

  /// The value of `\uXXXX`, or of two that are a surrogate pair, and moves past it; nil for an unpaired surrogate.
  private static func scalar(_ bytes: ArraySlice<UInt8>, _ place: inout Int) -> Unicode.Scalar? {
    let unit = unit(bytes, place)
    place += 6
    if let unit, let scalar = Unicode.Scalar(unit) { return scalar }
    guard let high = unit, high < 0xDC00, let low = self.unit(bytes, place), low & 0xFC00 == 0xDC00 else { return nil }
    place += 6
    return Unicode.Scalar(0x10000 + (high & 0x3FF) << 10 + low & 0x3FF)
  }

  /// The value of the `\uXXXX` at a place; nil if there is none.
  private static func unit(_ bytes: ArraySlice<UInt8>, _ place: Int) -> UInt32? {
    guard place + 6 <= bytes.endIndex, bytes[place] == UInt8(ascii: "\\"), bytes[place + 1] == UInt8(ascii: "u") else {
      return nil
    }
    return bytes[place + 2..<place + 6].reduce(0) { $0 << 4 | UInt32(hexValue($1) ?? 0) }
  }

  /// Nil for what is no hexadecimal digit.
  static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  static func hexDigit(_ value: UInt8, ten: Unicode.Scalar) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: ten) + value - 10
  }

  /// ASCII white space, as in C.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// A text without white space at its start.
  static func solid(_ text: String) -> ArraySlice<UInt8> { Array(text.utf8).drop(while: isBlank) }

  /// A text without white space at its ends.
  static func trimmed(_ text: String) -> String {
    let bytes = solid(text)
    let last = bytes.lastIndex { !isBlank($0) }
    return last.map { String(decoding: bytes[...$0], as: UTF8.self) } ?? ""
  }
}
