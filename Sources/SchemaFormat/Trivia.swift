import SourceText

/// What is between the scalars of a file: comments, the dashes of lists, the question marks of complex keys.
struct Trivia {
  private(set) var comments: [FormatComment] = []
  /// Offsets of the dashes of lists.
  private(set) var dashes: [Int] = []
  /// Offsets of question marks before complex keys.
  private(set) var marks: [Int] = []
  private let file: SourceFile
  private let leaves: [Range<Int>]

  init(_ file: SourceFile, leaves: [Range<Int>]) {
    (self.file, self.leaves) = (file, leaves)
    var offset = 0
    for leaf in leaves.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      scan(&offset, to: leaf.lowerBound)
      offset = max(offset, leaf.upperBound)
    }
    scan(&offset, to: file.bytes.count)
  }

  private mutating func scan(_ offset: inout Int, to end: Int) {
    while offset < end {
      switch file.bytes[offset] {
      case UInt8(ascii: "-"): dashes.append(offset)
      case UInt8(ascii: "?"): marks.append(offset)
      case UInt8(ascii: "#"):
        let start = offset
        while offset < file.bytes.count, file.bytes[offset] != 0x0A { offset += 1 }
        comments.append(comment(start..<offset))
        continue
      default: break
      }
      offset += 1
    }
  }

  private func comment(_ range: Range<Int>) -> FormatComment {
    var end = range.upperBound
    while end > range.lowerBound, file.bytes[end - 1] == 0x20 || file.bytes[end - 1] == 0x09 { end -= 1 }
    let location = file.location(of: range.lowerBound)
    let line = range.lowerBound - location.column + 1
    return FormatComment(
      text: String(decoding: file.bytes[range.lowerBound..<end], as: UTF8.self), offset: range.lowerBound,
      column: location.column - 1, isAlone: file.bytes[line..<range.lowerBound].allSatisfy { $0 == 0x20 || $0 == 0x09 },
      isPrecededByBlank: isBlankAbove(range.lowerBound))
  }

  /// Whether the line above that of an offset is blank, and is not the last one of a text, where blanks count.
  func isBlankAbove(_ offset: Int) -> Bool {
    let line = file.location(of: offset).line
    guard line > 1 else { return false }
    let above = file.byteRange(ofLine: line - 1)
    guard file.bytes[above].allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) else { return false }
    return above.isEmpty || !leaves.contains { $0.contains(above.lowerBound) }
  }

  /// Whether there is a question mark in a range.
  func hasMark(in range: Range<Int>) -> Bool { marks.contains { range.contains($0) } }

  /// The dash of an element that begins there.
  func dash(before offset: Int) -> Int {
    var (low, high) = (0, dashes.count)
    while low < high {
      let middle = (low + high) / 2
      if dashes[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? dashes[low - 1] : offset
  }
}
