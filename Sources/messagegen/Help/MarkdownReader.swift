/// Reads the Markdown that guides are written in: headings, paragraphs, lists, fenced code and tables.
struct MarkdownReader {
  private var lines: ArraySlice<Substring>
  private var blocks: [MarkdownBlock] = []
  private var isSetOff = true

  static func blocks(of page: String) -> [MarkdownBlock] {
    var reader = MarkdownReader(lines: page.split(separator: "\n", omittingEmptySubsequences: false)[...])
    while let line = reader.lines.first { reader.read(line) }
    return reader.blocks
  }

  private init(lines: ArraySlice<Substring>) { self.lines = lines }

  private mutating func read(_ line: Substring) {
    let text = line.drop { $0 == " " }
    let indent = line.count - text.count
    if text.isEmpty || text.hasPrefix("<!--") {
      lines.removeFirst()
      if text.isEmpty { isSetOff = true } else { skipComment(text) }
    } else if text.hasPrefix("```") {
      lines.removeFirst()
      append(.code(takeCode(indent)), indent)
    } else if let level = Self.headingLevel(text) {
      lines.removeFirst()
      append(.heading(level: level, text: String(text.dropFirst(level + 1))), 0)
    } else if text.hasPrefix("|") {
      append(takeTable(), indent)
    } else if let marker = Self.marker(text) {
      lines.removeFirst()
      append(.item(marker: marker, text: takeText(from: text.dropFirst(marker.count))), indent)
    } else {
      lines.removeFirst()
      append(.paragraph(takeText(from: text)), indent)
    }
  }

  private mutating func append(_ kind: MarkdownBlock.Kind, _ indent: Int) {
    blocks.append(MarkdownBlock(kind: kind, indent: indent, isSetOff: isSetOff))
    isSetOff = false
  }

  private mutating func skipComment(_ start: Substring) {
    guard !start.contains("-->") else { return }
    while let line = lines.popFirst(), !line.contains("-->") {}
  }

  private mutating func takeCode(_ indent: Int) -> [String] {
    var code: [String] = []
    while let line = lines.popFirst(), !line.drop(while: { $0 == " " }).hasPrefix("```") {
      let spaces = min(indent, line.prefix { $0 == " " }.count)
      code.append(String(line.dropFirst(spaces)))
    }
    return code
  }

  private mutating func takeTable() -> MarkdownBlock.Kind {
    var rows: [[String]] = []
    while let line = lines.first, line.drop(while: { $0 == " " }).hasPrefix("|") {
      rows.append(Self.cells(of: line))
      lines.removeFirst()
    }
    return .table(header: rows[0], rows: Array(rows.dropFirst(2)))
  }

  /// The line and those that continue it.
  private mutating func takeText(from first: Substring) -> String {
    var text = String(first.drop { $0 == " " })
    while let line = lines.first, !Self.beginsBlock(line.drop { $0 == " " }) {
      text += " " + line.drop { $0 == " " }
      lines.removeFirst()
    }
    return text
  }

  private static func beginsBlock(_ text: Substring) -> Bool {
    text.isEmpty || ["<!--", "```", "|"].contains { text.hasPrefix($0) } || headingLevel(text) != nil
      || marker(text) != nil
  }

  private static func headingLevel(_ text: Substring) -> Int? {
    let level = text.prefix { $0 == "#" }.count
    return 1...6 ~= level && text.dropFirst(level).hasPrefix(" ") ? level : nil
  }

  private static func marker(_ text: Substring) -> String? {
    if text.hasPrefix("- ") || text.hasPrefix("* ") { return "-" }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    return !digits.isEmpty && text.dropFirst(digits.count).hasPrefix(". ") ? digits + "." : nil
  }

  /// Between the bars of a row; `\|` is a bar in a cell.
  private static func cells(of row: Substring) -> [String] {
    var cells = [""]
    var isEscaped = false
    for character in row.drop(while: { $0 == " " }).dropFirst() {
      if character == "|", !isEscaped {
        cells.append("")
      } else {
        if character == "|" { cells[cells.count - 1].removeLast() }
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    let isClosed = cells[cells.count - 1].allSatisfy(\.isWhitespace)
    return (isClosed ? Array(cells.dropLast()) : cells).map { cell in
      let start = cell.drop(while: \.isWhitespace)
      return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
  }
}
