/// Text in columns: the first and the third flush left, numbers flush right.
struct Table: CustomStringConvertible {
  private static let textColumns: Set = [0, 2]

  private var rows: [[String]]

  init(header: [String]) { rows = [header] }

  mutating func add(_ row: [String]) { rows.append(row) }

  var description: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { line($0, widths) }.joined(separator: "\n")
  }

  private func line(_ row: [String], _ widths: [Int]) -> String {
    var cells: [String] = []
    for (column, cell) in row.enumerated() {
      let padding = String(repeating: " ", count: widths[column] - cell.count)
      cells.append(Table.textColumns.contains(column) ? cell + padding : padding + cell)
    }
    return cells.joined(separator: "  ")
  }
}
