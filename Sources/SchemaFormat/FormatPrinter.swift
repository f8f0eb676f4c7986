import SourceText

/// Writes a text in the one format.
struct FormatPrinter {
  /// Longer lines with braces or brackets are written as blocks.
  static let width = 120

  let file: SourceFile
  let flow: FlowFormat
  let verbatim: Verbatim
  private(set) var lines: [String] = []
  /// Nothing is in the block yet, so no blank line may.
  private var isAtStart = true

  static func text(of text: FormatText) -> String {
    var printer = FormatPrinter(text)
    for document in text.documents { printer.print(document) }
    return printer.lines.isEmpty ? "" : printer.lines.joined(separator: "\n") + (text.endsOpenly ? "" : "\n")
  }

  private init(_ text: FormatText) {
    file = text.file
    flow = FlowFormat(file: text.file)
    verbatim = Verbatim(file: text.file, blocks: text.blocks)
  }

  private mutating func print(_ document: FormatText.Document) {
    print(document.leading, indent: 0)
    if document.isMarked {
      gap(document.isMarkerPrecededByBlank)
      emit("---")
      append(document.markerComment)
      isAtStart = true
    }
    print(document.header, indent: 0)
    guard let root = document.root else { return }
    gap(document.hasGap)
    printRoot(root)
    print(document.ending, indent: 0)
  }

  private mutating func printRoot(_ item: FormatItem) {
    print(item.before, indent: 0)
    let node = item.value
    let isSimple = item.header == nil && !item.isVerbatim && node.properties.isEmpty
    if node.isBlock, isSimple, !node.isVerbatim {
      printItems(of: node, indent: 0, lead: nil)
    } else if node.isFlow, isSimple, let text = flow.text(of: node) {
      if text.count > Self.width, flow.canBecomeBlock(node) {
        print([item.trailing].compactMap { $0 }, indent: 0)
        return printItems(of: node, indent: 0, lead: nil)
      }
      emit(text)
    } else if node.isBlockScalar, !item.isVerbatim {
      let lines = verbatim.block(node, owner: 0, indent: 0)
      emit((node.properties + [lines[0]]).joined(separator: " "))
      emit(Array(lines[1...]))
    } else {
      let column = node.isBlock ? FormatText.column(of: node.content, in: file) : 0
      emit(verbatim.lines(node.start..<endOfLine(node), from: column, to: 0))
    }
    append(item.trailing)
  }

  // MARK: Lines

  mutating func emit(_ line: String) {
    lines.append(line)
    isAtStart = false
  }

  mutating func emit(_ new: [String]) { for line in new { emit(line) } }

  /// Puts text behind what is in the last line.
  mutating func append(_ comment: FormatComment?) {
    guard let comment, !lines.isEmpty else { return }
    lines[lines.count - 1] += "  " + comment.text
  }

  /// A blank line, if one may be here.
  mutating func gap(_ isWanted: Bool) {
    if isWanted, !isAtStart, lines.last?.isEmpty == false { lines.append("") }
  }

  /// A block begins: no blank line before its first item.
  mutating func begin() { isAtStart = true }

  mutating func print(_ comments: [FormatComment], indent: Int) {
    for comment in comments {
      gap(comment.isPrecededByBlank)
      emit(Self.spaces(indent) + comment.text)
    }
  }

  /// Behind a node, and where it is a block scalar behind the blanks of its last line.
  func endOfLine(_ node: FormatNode) -> Int {
    guard node.isBlockScalar || node.isBlock else { return node.end }
    var end = node.end
    while end > node.content, file.bytes[end - 1] == 0x0A { end -= 1 }
    return end
  }

  static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
