import SourceText

/// Where each part of a scalar's content is in the file: quotes, escapes, folded lines and indentation are beside it there.
public struct ScalarSource {
  private let file: SourceFile.ID
  /// The range in the file of each byte of the content, and that of the end.
  private var ranges: [Range<Int>] = []

  /// - Parameter source: What is written in the node's range.
  public init(of node: YAMLNode, source: String) {
    file = node.range.file
    var scan = Scan(style: node.style, source: Array(source.utf8))
    let content = Array(node.text.utf8)
    while ranges.count < content.count {
      let (range, length) = scan.next(content[ranges.count...])
      let start = node.range.start + range.lowerBound
      ranges += Array(repeating: start..<start + range.count, count: length)
    }
    let end = ranges.last?.upperBound ?? node.range.start + scan.offset
    ranges = ranges.prefix(content.count) + [end..<end]
  }

  /// - Parameter content: Offsets of bytes in the scalar's content.
  public func range(of content: Range<Int>) -> SourceRange {
    let start = ranges[content.lowerBound].lowerBound
    let end = content.isEmpty ? start : ranges[content.upperBound - 1].upperBound
    return SourceRange(file: file, start: start, end: max(start, end))
  }
}

/// Goes through the text of a scalar, a character of its content at a time.
private struct Scan {
  let style: YAMLNode.Style
  let source: [UInt8]
  var offset = 0

  init(style: YAMLNode.Style, source: [UInt8]) {
    self.style = style
    self.source = source
    switch style {
    case .plain: break
    case .singleQuoted, .doubleQuoted: offset = 1
    case .literal, .folded: offset = (source.firstIndex(of: UInt8(ascii: "\n")) ?? source.count - 1) + 1
    }
  }

  /// The next character of the content: where it is written, and how many bytes of the content it is.
  mutating func next(_ content: ArraySlice<UInt8>) -> (Range<Int>, length: Int) {
    skipContinuation()
    let first = content[content.startIndex]
    if let length = escapeLength { return (take(length), Self.width(first)) }
    if offset < source.count, source[offset] == first { return (take(1), 1) }
    // Line breaks are folded into it, with the blanks around them.
    if first == UInt8(ascii: " ") || first == UInt8(ascii: "\n") { return (offset..<offset, 1) }
    while offset < source.count, source[offset] != first, escapeLength == nil { offset += 1 }
    return offset < source.count ? next(content) : (offset..<offset, 1)
  }

  private mutating func take(_ length: Int) -> Range<Int> {
    defer { offset = min(offset + length, source.count) }
    return offset..<min(offset + length, source.count)
  }

  /// Of an escape that begins here.
  private var escapeLength: Int? {
    guard offset + 1 < source.count else { return nil }
    let (byte, next) = (source[offset], source[offset + 1])
    if style == .singleQuoted { return byte == UInt8(ascii: "'") && next == byte ? 2 : nil }
    guard style == .doubleQuoted, byte == UInt8(ascii: "\\") else { return nil }
    switch next {
    case UInt8(ascii: "x"): return 4
    case UInt8(ascii: "u"): return 6
    case UInt8(ascii: "U"): return 10
    default: return 2
    }
  }

  /// A backslash at the end of a line, with the blanks before the next one.
  private mutating func skipContinuation() {
    guard style == .doubleQuoted, offset < source.count, source[offset] == UInt8(ascii: "\\") else { return }
    let breaks = source[(offset + 1)...].prefix { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    guard !breaks.isEmpty else { return }
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    offset = source[breaks.endIndex...].firstIndex { !isBlank($0) } ?? source.count
  }

  private static func width(_ first: UInt8) -> Int { first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4 }
}
