import SourceText
import YAML

/// Where the texts of a file are, in which a `#` begins no comment.
struct ScalarTexts {
  /// In the order of the file.
  private let ranges: [Range<Int>]

  init(_ tree: YAMLTree?, in file: SourceFile) {
    ranges = (tree?.values ?? []).filter { $0.kind == .scalar }.compactMap { node in
      let end = node.range.end
      var start = node.range.start
      if node.style == .literal || node.style == .folded {
        // A comment may be behind the `|`.
        start = file.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? end
      }
      return start < end ? start..<end : nil
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
