import SourceText

/// The line endings of a text.
enum LineEndings {
  /// The text with only line feeds between its lines, and without a byte order mark.
  static func normalized(_ file: SourceFile) -> SourceFile {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(file.bytes.count)
    let start = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for index in file.bytes.indices.dropFirst(start) {
      let byte = file.bytes[index]
      if byte == 0x0D {
        let isPair = index + 1 < file.bytes.count && file.bytes[index + 1] == 0x0A
        if !isPair { bytes.append(0x0A) }
      } else {
        bytes.append(byte)
      }
    }
    return SourceFile(id: file.id, path: file.path, bytes: bytes)
  }

  /// Whether there are characters that are line breaks only in YAML 1.1: U+0085, U+2028, U+2029.
  static func hasStrangeBreaks(_ bytes: [UInt8]) -> Bool {
    for index in bytes.indices.dropLast() {
      if bytes[index] == 0xC2, bytes[index + 1] == 0x85 { return true }
      guard bytes[index] == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80 else { continue }
      if bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9 { return true }
    }
    return false
  }
}
