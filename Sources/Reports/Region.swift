import SourceText

/// A range as people and their tools count it: lines and columns from 1, the end exclusive.
struct Region: Equatable {
  /// What a column counts.
  enum Unit {
    case utf8, utf16
  }

  let startLine: Int
  let startColumn: Int
  let endLine: Int
  let endColumn: Int

  init(_ range: SourceRange, in file: SourceFile, unit: Unit) {
    (startLine, startColumn) = Self.location(of: range.start, in: file, unit)
    (endLine, endColumn) = Self.location(of: max(range.start, range.end), in: file, unit)
  }

  /// The range that a finding is shown at: a line break at its end does not count as the next line.
  init(shown range: SourceRange, in file: SourceFile, unit: Unit) {
    var range = range
    range.end = min(range.end, file.bytes.count)
    while range.end > range.start, [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(file.bytes[range.end - 1]) {
      range.end -= 1
    }
    self.init(range, in: file, unit: unit)
  }

  private static func location(of offset: Int, in file: SourceFile, _ unit: Unit) -> (Int, Int) {
    let offset = min(max(0, offset), file.bytes.count)
    let location = file.location(of: offset)
    if unit == .utf8 { return (location.line, location.column) }
    // A byte order mark is no column of the first line.
    let mark = location.line == 1 && file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let start = file.lineStarts[location.line - 1] + mark
    guard start < offset else { return (location.line, 1) }
    return (location.line, String(decoding: file.bytes[start..<offset], as: UTF8.self).utf16.count + 1)
  }
}
