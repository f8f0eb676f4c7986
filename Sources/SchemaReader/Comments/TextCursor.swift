import SourceText

/// Reads a text from left to right; offsets are those of the file.
struct TextCursor {
  private let bytes: ArraySlice<UInt8>
  private let file: SourceFile.ID
  private(set) var offset: Int

  init(_ bytes: ArraySlice<UInt8>, _ file: SourceFile.ID) {
    self.bytes = bytes
    self.file = file
    offset = bytes.startIndex
  }

  var rest: ArraySlice<UInt8> { bytes[offset...] }

  func range(from start: Int) -> SourceRange { SourceRange(file: file, start: start, end: offset) }

  func text(from start: Int) -> String { String(decoding: bytes[start..<offset], as: UTF8.self) }

  mutating func skip(_ count: Int) { offset = min(offset + count, bytes.endIndex) }

  mutating func skip(while isSkipped: (UInt8) -> Bool) {
    offset = rest.firstIndex { !isSkipped($0) } ?? bytes.endIndex
  }

  /// Whether the text was there.
  mutating func skip(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    offset += text.utf8.count
    return true
  }

  /// Whether there were any.
  mutating func skipBlanks() -> Bool {
    let start = offset
    skip(while: Comment.isBlank)
    return offset > start
  }

  /// Letters, digits, `-` and `_`.
  mutating func word() -> String {
    let start = offset
    skip { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
      default: false
      }
    }
    return text(from: start)
  }
}
