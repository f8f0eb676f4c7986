/// A file of the author's as a value: what it is called and the bytes in it.
///
/// Nothing below the command line reads the disk; whoever holds a `SourceFile` holds everything there is to know.
public struct SourceFile: Sendable {
  /// In bytes. People write these files: a larger one was given by mistake, and nobody reads more of it.
  public static let maximumSize = 16 << 20

  /// Names one file of a run; ranges carry it instead of a path.
  public struct ID: Hashable, Comparable, Sendable {
    public let index: Int

    public init(_ index: Int) { self.index = index }

    public static func < (a: ID, b: ID) -> Bool { a.index < b.index }
  }

  public var id: ID
  /// Relative to the folder of the configuration, with `/` between the parts.
  public let path: String
  public let bytes: [UInt8]
  /// Byte offset of the first byte of each line; never empty. Of a file that is too large only the first lines are known.
  public let lineStarts: [Int]

  public init(id: ID, path: String, bytes: [UInt8]) {
    self.id = id
    self.path = path
    self.bytes = bytes
    let newline = UInt8(ascii: "\n")
    var starts = [0]
    for index in 0..<(bytes.count > Self.maximumSize ? 1 << 10 : bytes.count) where bytes[index] == newline {
      starts.append(index + 1)
    }
    lineStarts = starts
  }

  public init(id: ID, path: String, text: String) {
    self.init(id: id, path: path, bytes: Array(text.utf8))
  }

  /// Whether it is refused for its size, so that nothing in it is looked at.
  public var isTooLarge: Bool { bytes.count > Self.maximumSize }

  public var range: SourceRange { SourceRange(file: id, start: 0, end: bytes.count) }

  /// The location of a byte offset: line and column from 1, the column counted in UTF-8 bytes.
  public func location(of offset: Int) -> SourceLocation {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourceLocation(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// The text of a line (from 1) without its line break; empty when there is no such line.
  public func line(_ number: Int) -> String {
    String(decoding: bytes[byteRange(ofLine: number)], as: UTF8.self)
  }

  /// The bytes of a line (from 1) without its line break; none, at the end, when there is no such line.
  public func byteRange(ofLine number: Int) -> Range<Int> {
    guard number >= 1, number <= lineStarts.count else { return bytes.count..<bytes.count }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  /// The text in a range of this file.
  public func text(in range: SourceRange) -> String {
    let end = min(range.end, bytes.count)
    return String(decoding: bytes[min(range.start, end)..<end], as: UTF8.self)
  }
}

/// A line and a column, both from 1; the column counts UTF-8 bytes.
public struct SourceLocation: Hashable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
