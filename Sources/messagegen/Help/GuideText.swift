import Reports

/// A guide, or a section of one, as the terminal shows it.
struct GuideText {
  let style: TextStyle
  /// In columns.
  let width: Int

  func text(of blocks: [MarkdownBlock]) -> String {
    var text = ""
    for block in blocks {
      if !text.isEmpty, block.isSetOff || !Self.isItem(block) { text += "\n" }
      let indent = String(repeating: " ", count: block.indent)
      text += lines(of: block, width - block.indent).map { ($0.isEmpty ? "" : indent + $0) + "\n" }.joined()
    }
    return text
  }

  private static func isItem(_ block: MarkdownBlock) -> Bool {
    if case .item = block.kind { true } else { false }
  }

  private func lines(of block: MarkdownBlock, _ width: Int) -> [String] {
    switch block.kind {
    case .heading(let level, let text):
      return [style.heading(String(repeating: "#", count: level) + " " + MarkdownText(text).plain)]
    case .paragraph(let text): return MarkdownText(text).lines(width, style).map(\.text)
    case .item(let marker, let text):
      let bullet = marker + " "
      return MarkdownText(text).lines(width - bullet.count, style).enumerated().map { index, line in
        (index == 0 ? bullet : String(repeating: " ", count: bullet.count)) + line.text
      }
    case .code(let lines): return lines.map { $0.isEmpty ? "" : "    " + $0 }
    case .table(let header, let rows): return MarkdownTable(header: header, rows: rows, style: style).lines(width)
    }
  }
}
