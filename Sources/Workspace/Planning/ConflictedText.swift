import SourceText

/// A text in which git left the sides of a merge between markers.
struct ConflictedText {
  /// The whole text with the lines of one side.
  var ours: [UInt8] { Self.text(ourLines) }
  var theirs: [UInt8] { Self.text(theirLines) }
  /// All but the markers.
  private(set) var lines: Set<ArraySlice<UInt8>> = []

  private var ourLines: [ArraySlice<UInt8>] = []
  private var theirLines: [ArraySlice<UInt8>] = []

  /// Nil: there is no conflict in it, or only a part of one.
  init?(_ bytes: [UInt8]) {
    var hasConflict = false
    var side: MergeMarker?
    for line in Self.lines(of: bytes) {
      switch (MergeMarker(line: line), side) {
      case (.start, nil): side = .start
      case (.base, .start): side = .base
      case (.middle, .start), (.middle, .base): side = .middle
      case (.end, .middle): (side, hasConflict) = (nil, true)
      default:
        lines.insert(line)
        if side == nil || side == .start { ourLines.append(line) }
        if side == nil || side == .middle { theirLines.append(line) }
      }
    }
    guard hasConflict, side == nil else { return nil }
  }

  static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  private static func text(_ lines: [ArraySlice<UInt8>]) -> [UInt8] {
    Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}
