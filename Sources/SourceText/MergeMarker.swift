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

  /// The first line that git left in a file.
  public static func first(in file: SourceFile) -> SourceRange? {
    let starts = Self.allCases.compactMap(\.rawValue.utf8.first)
    for (number, start) in file.lineStarts.enumerated() {
      guard start < file.bytes.count, starts.contains(file.bytes[start]) else { continue }
      let line = file.line(number + 1).utf8
      if Self(line: line) != nil { return SourceRange(file: file.id, start: start, end: start + line.count) }
    }
    return nil
  }
}
