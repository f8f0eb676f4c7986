/// A line that git leaves around the sides of a conflict.
public enum MergeMarker: String, CaseIterable, Sendable {
  case start = "<<<<<<<"
  case base = "|||||||"
  case middle = "======="
  case end = ">>>>>>>"

  public init?(line: some Collection<UInt8>) {
    let length = 7
    let marker = Self.allCases.first { line.prefix(length).elementsEqual($0.rawValue.utf8) }
    let next = line.dropFirst(length).first
    guard let marker, next == nil || next == UInt8(ascii: " ") || next == UInt8(ascii: "\r") else { return nil }
    self = marker
  }

  /// The lines of a file that are like one, which those of a text may be, too.
  public static func all(in file: SourceFile) -> [Located<MergeMarker>] {
    let starts = Self.allCases.compactMap { $0.rawValue.utf8.first }
    return file.lineStarts.enumerated().compactMap { number, start in
      guard start < file.bytes.count, starts.contains(file.bytes[start]) else { return nil }
      let line = file.line(number + 1).utf8
      return Self(line: line).map { Located($0, SourceRange(file: file.id, start: start, end: start + line.count)) }
    }
  }
}
