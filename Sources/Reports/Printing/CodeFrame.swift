import SourceText

/// Lines of a file with the marks under them: the part of a printed finding between the location and the notes.
struct CodeFrame {
  let file: SourceFile
  let marks: [Mark]
  let style: TextStyle
  let digits: Int

  /// Of a longer range, the first lines and the last are shown.
  static let maximumLines = 5

  var lines: [String] {
    var lines = [gutter()]
    var last: Int?
    for number in numbers {
      if let last, number == last + 2 {
        lines.append(source(last + 1, FrameLine(file: file, number: last + 1, segments: [])))
      }
      if let last, number > last + 2 { lines.append(style.paint("...", .gutter)) }
      let line = FrameLine(file: file, number: number, segments: marks.compactMap { segment($0, on: number) })
      lines.append(source(number, line))
      lines += line.underlines(style).map { gutter() + " " + $0 }
      last = number
    }
    return lines
  }

  /// The numbers of the lines to show, ascending.
  private var numbers: [Int] {
    var numbers: Set<Int> = []
    for mark in marks {
      let lines = file.lines(of: mark.range)
      if lines.count <= Self.maximumLines {
        numbers.formUnion(lines)
      } else {
        numbers.formUnion([lines.lowerBound, lines.lowerBound + 1, lines.upperBound])
      }
    }
    return numbers.sorted()
  }

  /// The part of a mark on one line; the label is on the last.
  private func segment(_ mark: Mark, on number: Int) -> Mark? {
    let lines = file.lines(of: mark.range)
    guard lines.contains(number) else { return nil }
    let text = file.byteRange(ofLine: number)
    var segment = mark
    if number != lines.lowerBound {
      let content = file.bytes[text].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? text.upperBound
      segment.range.start = min(content, max(text.lowerBound, mark.range.end))
    }
    if number != lines.upperBound {
      segment.range.end = text.upperBound
      segment.label = ""
      // A blank line in the middle of a range has nothing to underline.
      if segment.range.start >= text.upperBound, number != lines.lowerBound { return nil }
    }
    return segment
  }

  private func source(_ number: Int, _ line: FrameLine) -> String {
    line.shown.isEmpty ? gutter(number) : gutter(number) + " " + line.shown
  }

  private func gutter(_ number: Int? = nil) -> String { style.gutter(number, digits) }
}

extension TextStyle {
  /// ` 12 |`, or the same without the number.
  func gutter(_ number: Int?, _ digits: Int, _ edge: String = "|") -> String {
    let number = number.map { String($0) } ?? ""
    return paint(String(repeating: " ", count: digits + 1 - number.utf8.count) + number + " " + edge, .gutter)
  }
}

extension SourceFile {
  /// What is looked at of a range of bytes, which may be a line without an end: some before a location and more after it,
  /// and no part of a character.
  func window(of range: Range<Int>, around offset: Int) -> Range<Int> {
    let (before, after) = (1 << 10, 1 << 12)
    func isInside(_ offset: Int) -> Bool { offset < range.upperBound && bytes[offset] & 0xC0 == 0x80 }
    var start = max(range.lowerBound, min(offset, range.upperBound) - before)
    while start > range.lowerBound, isInside(start) { start += 1 }
    var end = min(range.upperBound, max(offset, range.lowerBound) + after)
    while end > start, isInside(end) { end -= 1 }
    return start..<max(start, end)
  }
}
