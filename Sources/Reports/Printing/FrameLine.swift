import SourceText

/// One line of a code frame: what is shown of it, and the underlines with their labels.
struct FrameLine {
  private struct Span {
    var start: Int
    var end: Int
    var mark: Mark
  }

  /// The line as it is shown, cut to a window around the marks if it is very long.
  let shown: String
  private let spans: [Span]

  private static let maximumWidth = 160
  private static let widthBeforeMarks = 40

  init(file: SourceFile, number: Int, segments: [Mark]) {
    let whole = file.byteRange(ofLine: number)
    let line = file.window(of: whole, around: segments.map(\.range.start).min() ?? whole.lowerBound)
    let (cutBefore, cutAfter) = (line.lowerBound > whole.lowerBound, line.upperBound < whole.upperBound)
    let inside = TerminalText.shown(String(decoding: file.bytes[line], as: UTF8.self))
    let text = (cutBefore ? "…" : "") + inside + (cutAfter ? "…" : "")
    func column(_ offset: Int) -> Int {
      let end = min(max(offset, line.lowerBound), line.upperBound)
      return (cutBefore ? 1 : 0) + DisplayWidth.of(String(decoding: file.bytes[line.lowerBound..<end], as: UTF8.self))
    }
    let spans = segments.map { mark in
      let start = column(mark.range.start)
      return Span(start: start, end: max(start + 1, column(mark.range.end)), mark: mark)
    }
    guard DisplayWidth.of(text) > Self.maximumWidth else {
      shown = text
      self.spans = spans
      return
    }
    let first = max(0, (spans.map(\.start).min() ?? 0) - Self.widthBeforeMarks)
    let (cut, start) = Self.window(text, from: first)
    shown = cut
    self.spans = spans.map { span in
      let shift = start - (start > 0 ? 1 : 0)
      let limit = Self.maximumWidth
      let column = min(max(0, span.start - shift), limit)
      return Span(start: column, end: max(column + 1, min(span.end - shift, limit)), mark: span.mark)
    }
  }

  /// The underlines, the last label beside them, the other labels below.
  func underlines(_ style: TextStyle) -> [String] {
    guard !spans.isEmpty else { return [] }
    let sorted = spans.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    var rows = [underline(style)]
    guard let last = sorted.last else { return rows }
    // Beside the underlines is room for the label of what ends last.
    let beside = sorted.last { $0.end >= (sorted.map(\.end).max() ?? 0) } ?? last
    if !beside.mark.label.isEmpty { rows[0] += " " + label(beside, style) }
    var rest = sorted.filter { !$0.mark.label.isEmpty && !($0.start == beside.start && $0.end == beside.end) }
    while let span = rest.popLast() {
      rows.append(connectors(rest + [span], style, last: nil))
      rows.append(connectors(rest, style, last: span))
    }
    return rows
  }

  private func underline(_ style: TextStyle) -> String {
    var cells: [Int: Span] = [:]
    // The finding itself is drawn over its notes.
    for span in spans.sorted(by: { !$0.mark.isPrimary && $1.mark.isPrimary }) {
      for column in span.start..<span.end { cells[column] = span }
    }
    var row = ""
    var column = 0
    let end = spans.map(\.end).max() ?? 0
    while column < end {
      let span = cells[column]
      let next = (column..<end).first {
        cells[$0]?.start != span?.start || cells[$0]?.mark.isPrimary != span?.mark.isPrimary
      }
      let count = (next ?? end) - column
      let character = span.map { $0.mark.isPrimary ? "^" : "-" } ?? " "
      let run = String(repeating: character, count: count)
      row += span.map { style.paint(run, $0.mark.role) } ?? run
      column += count
    }
    return row
  }

  /// A `|` under the start of each span, and the label of the last.
  private func connectors(_ spans: [Span], _ style: TextStyle, last: Span?) -> String {
    var row = ""
    var column = 0
    for span in spans where span.start >= column && span.start < last?.start ?? .max {
      row += String(repeating: " ", count: span.start - column) + style.paint("|", span.mark.role)
      column = span.start + 1
    }
    guard let last else { return row }
    return row + String(repeating: " ", count: max(0, last.start - column)) + label(last, style)
  }

  private func label(_ span: Span, _ style: TextStyle) -> String {
    style.paint(TerminalText.shown(span.mark.label), span.mark.role)
  }

  /// The text from a column on with `…` at its cut ends, and the column it really begins at.
  private static func window(_ text: String, from first: Int) -> (text: String, start: Int) {
    var column = 0
    var start: Int?
    var cut = ""
    for character in text {
      let next = column + DisplayWidth.of(character)
      if column >= first {
        if start == nil { start = column }
        guard next - (start ?? column) <= maximumWidth else {
          cut += "…"
          break
        }
        cut.append(character)
      }
      column = next
    }
    return ((start ?? 0) > 0 ? "…" + cut : cut, start ?? 0)
  }
}
