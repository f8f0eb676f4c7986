import Reports

/// A table of a guide, in columns if they fit, else as a list.
struct MarkdownTable {
  private let header: [MarkdownText]
  private let rows: [[MarkdownText]]
  private let style: TextStyle

  init(header: [String], rows: [[String]], style: TextStyle) {
    self.header = header.map { MarkdownText($0) }
    self.rows = rows.map { row in header.indices.map { MarkdownText($0 < row.count ? row[$0] : "") } }
    self.style = style
  }

  func lines(_ width: Int) -> [String] { columns(width).map(table) ?? list(width) }

  /// The narrowest that a column may become.
  private static let narrowest = 28
  private static let gap = "  "

  /// The widths of the columns, of which the widest is made narrower; nil: they do not fit.
  private func columns(_ width: Int) -> [Int]? {
    var columns = header.indices.map { index in
      ([header] + rows).map { $0[index].width(style) }.max() ?? 0
    }
    let excess = columns.reduce(0, +) + Self.gap.count * (columns.count - 1) - width
    guard excess > 0, let widest = columns.indices.max(by: { columns[$0] < columns[$1] }) else { return columns }
    columns[widest] -= excess
    return columns[widest] < Self.narrowest ? nil : columns
  }

  private func table(_ columns: [Int]) -> [String] {
    let hasHeader = header.contains { $0.width(style) > 0 }
    let rule = columns.map { String(repeating: "-", count: $0) }.joined(separator: Self.gap)
    return (hasHeader ? cells(header, columns) + [rule] : []) + rows.flatMap { cells($0, columns) }
  }

  /// A row, in as many lines as its longest cell needs.
  private func cells(_ row: [MarkdownText], _ columns: [Int]) -> [String] {
    let cells = zip(row, columns).map { $0.lines($1, style) }
    return (0..<(cells.map(\.count).max() ?? 0)).map { index in
      var line = ""
      var missing = 0
      for (cell, column) in zip(cells, columns) {
        let (text, width) = index < cell.count ? cell[index] : ("", 0)
        if !text.isEmpty {
          line += String(repeating: " ", count: missing) + text
          missing = 0
        }
        missing += column - width + Self.gap.count
      }
      return line
    }
  }

  /// The first cell of each row, and the others below it with their titles.
  private func list(_ width: Int) -> [String] {
    rows.flatMap { row in
      row[0].lines(width, style).map(\.text)
        + zip(header, row).dropFirst().flatMap { title, cell -> [String] in
          let indent = String(repeating: " ", count: 4)
          guard cell.width(style) > 0 else { return [] }
          let titled = title.width(style) > 0 ? MarkdownText(title, ": ", cell) : cell
          return titled.lines(width - indent.count, style).map { indent + $0.text }
        }
    }
  }
}
