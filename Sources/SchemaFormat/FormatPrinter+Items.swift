/// Blocks: a line for each item, and what belongs to it below.
extension FormatPrinter {
  /// - Parameters:
  ///   - indent: The column of the items.
  ///   - lead: What is before the first item in its line, if that is not its own: the dash of a list around it.
  mutating func printItems(of node: FormatNode, indent: Int, lead: String?) {
    let owner = FormatText.column(of: node.content, in: file)
    let items = KeyOrder.sorted(node.items, of: node, inBraces: false)
    for (index, item) in items.enumerated() {
      let ownLead = index == 0 ? lead : nil
      if ownLead == nil {
        print(comments(above: item, indent: indent), indent: indent)
        gap(item.isPrecededByBlank)
      }
      let start = (ownLead ?? Self.spaces(indent)) + name(of: item)
      if item.isVerbatim {
        printVerbatim(item, start: ownLead ?? Self.spaces(indent))
      } else {
        print(item, start: start, indent: indent, owner: owner)
      }
    }
    print(node.ending, indent: indent)
  }

  /// The dash or the key, with its colon.
  private func name(of item: FormatItem) -> String {
    guard let key = item.key else { return "-" }
    return (flow.text(of: key) ?? "") + (key.isOpenEnded ? " :" : ":")
  }

  /// The comments above an item, and those of whatever comes to be in the line of its dash.
  private func comments(above item: FormatItem, indent: Int) -> [FormatComment] {
    guard item.key == nil, !item.isVerbatim, isBesideDash(item, indent: indent),
      let first = KeyOrder.sorted(item.value.items, of: item.value, inBraces: false).first
    else { return item.before }
    let displaced = item.value.isFlow ? [item.trailing].compactMap { $0 } : []
    return item.before + displaced + comments(above: first, indent: indent + 2)
  }

  /// Whether a collection begins as a block in the line of its dash.
  private func isBesideDash(_ item: FormatItem, indent: Int) -> Bool {
    let value = item.value
    guard !value.isVerbatim, value.properties.isEmpty, item.header == nil else { return false }
    return value.isBlock || isTooLong(value, behind: indent + 2)
  }

  /// Whether a collection in braces or brackets is written as a block behind a column.
  private func isTooLong(_ node: FormatNode, behind column: Int) -> Bool {
    guard node.isFlow, let text = flow.text(of: node), flow.canBecomeBlock(node) else { return false }
    return column + text.count > Self.width
  }

  private mutating func print(_ item: FormatItem, start: String, indent: Int, owner: Int) {
    let value = item.value
    let properties = ([start] + value.properties).joined(separator: " ")
    if value.isCollection, value.isBlock || isTooLong(value, behind: start.count + 1) {
      return printBlock(item, start: start, head: properties, indent: indent)
    }
    if value.isEmpty || value.kind != .alias && !value.isCollection && value.content == value.end {
      emit(properties)
    } else if value.isBlockScalar {
      let lines = verbatim.block(value, owner: owner, indent: indent)
      emit("\(properties) \(lines[0])")
      emit(Array(lines[1...]))
    } else if let text = flow.text(of: value) {
      emit("\(start) \(text)")
    } else {
      let lines =
        value.isCollection
        ? verbatim.lines(value.content..<value.end, from: FormatText.column(of: item.start, in: file), to: indent)
        : verbatim.folded(value.content..<value.end, indent: indent + 2)
      emit("\(properties) \(lines[0])")
      emit(Array(lines[1...]))
    }
    append(item.trailing)
  }

  /// A collection below its key or beside its dash.
  private mutating func printBlock(_ item: FormatItem, start: String, head: String, indent: Int) {
    let value = item.value
    let isBeside = item.key == nil && value.properties.isEmpty && item.header == nil
    if !isBeside {
      emit(head)
      append(item.header)
      if value.isFlow { append(item.trailing) }
      begin()
    }
    if value.isVerbatim {
      let column = FormatText.column(of: value.content, in: file)
      let lines = verbatim.lines(value.content..<endOfLine(value), from: column, to: indent + 2)
      emit((isBeside ? start + " " : Self.spaces(indent + 2)) + lines[0])
      emit(Array(lines[1...]))
      append(item.trailing)
    } else {
      printItems(of: value, indent: indent + 2, lead: isBeside ? start + " " : nil)
    }
  }

  /// An item as the author wrote it, from its dash or key on.
  private mutating func printVerbatim(_ item: FormatItem, start: String) {
    let column = FormatText.column(of: item.start, in: file)
    let lines = verbatim.lines(item.start..<endOfLine(item.value), from: column, to: start.count)
    emit(start + lines[0])
    emit(Array(lines[1...]))
    append(item.trailing)
  }
}
