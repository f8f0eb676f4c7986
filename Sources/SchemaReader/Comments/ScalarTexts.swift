import SourceText

/// Where the texts of a file are, in which a `#` begins no comment.
struct ScalarTexts {
  /// In the order of the file.
  private let ranges: [Range<Int>]

  init(_ tree: YAMLTree?, in file: SourceFile) {
    ranges = (tree?.nodes ?? []).filter { $0.kind == .scalar && !$0.marks.contains(.alias) }.compactMap { node in
      var start = node.start
      if node.style == .literal || node.style == .folded {
        // A comment may stand behind the `|`.
        start = file.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? node.end
      }
      return start < node.end ? start..<node.end : nil
    }
  }

  func contains(_ offset: Int) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(offset)
  }
}
