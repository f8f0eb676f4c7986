import SourceText

/// What looks like a comment: a `#` at the beginning of a line or behind a blank, and the rest of the line.
struct Comment {
  /// From the `#` to the last character that is no blank.
  let range: SourceRange
  let line: Int
  /// Whether nothing else is on the line.
  let isAlone: Bool
  /// Its line with the line break, or itself with the blanks before it.
  let removal: SourceRange

  /// Those that begin with `messagegen`, in any case. A text may hold what looks like one.
  static func candidates(in file: SourceFile) -> [Comment] {
    let (bytes, sign) = (file.bytes, UInt8(ascii: "#"))
    var found: [Comment] = []
    for offset in bytes.indices where bytes[offset] == sign {
      if isBehindBlank(offset, file), saysName(after: offset, bytes) { found.append(Comment(at: offset, in: file)) }
    }
    return found
  }

  private init(at offset: Int, in file: SourceFile) {
    let bytes = file.bytes
    let lineBreak = bytes[offset...].firstIndex(of: UInt8(ascii: "\n"))
    var end = lineBreak ?? bytes.count
    while Self.isBlank(bytes[end - 1]) || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    line = file.location(of: offset).line
    let lineStart = max(file.lineStarts[line - 1], Self.textStart(of: file))
    let before = bytes[lineStart..<offset].lastIndex { !Self.isBlank($0) }
    isAlone = before == nil
    range = SourceRange(file: file.id, start: offset, end: end)
    removal =
      before.map { SourceRange(file: file.id, start: $0 + 1, end: end) }
      ?? SourceRange(file: file.id, start: lineStart, end: lineBreak.map { $0 + 1 } ?? bytes.count)
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Behind a byte order mark.
  private static func textStart(of file: SourceFile) -> Int { file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  private static func isBehindBlank(_ offset: Int, _ file: SourceFile) -> Bool {
    offset == textStart(of: file) || file.bytes[offset - 1] == 0x0A || isBlank(file.bytes[offset - 1])
  }

  private static func saysName(after offset: Int, _ bytes: [UInt8]) -> Bool {
    var start = offset + 1
    while start < bytes.count, isBlank(bytes[start]) { start += 1 }
    guard start < bytes.count, bytes[start] | 0x20 == IgnoreText.name.utf8.first else { return false }
    return bytes[start...].prefix(IgnoreText.name.utf8.count).map { $0 | 0x20 }.elementsEqual(IgnoreText.name.utf8)
  }
}
