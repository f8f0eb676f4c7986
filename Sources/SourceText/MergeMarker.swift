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
}
