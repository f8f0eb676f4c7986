import SourceText

/// Gives each comment to the node that it goes with.
///
/// A comment after something stays after it. A comment line goes with what follows, unless it is further to the
/// right than that: then it ends the collection at whose depth it is.
struct CommentPlacement {
  let file: SourceFile
  let trivia: Trivia
  private var next = 0

  init(file: SourceFile, trivia: Trivia) {
    self.file = file
    self.trivia = trivia
  }

  mutating func place(_ parsed: [(marker: Int?, root: FormatNode?)]) -> [FormatText.Document] {
    var documents: [FormatText.Document] = []
    for (index, (marker, root)) in parsed.enumerated() {
      let limit = parsed.dropFirst(index + 1).first { $0.marker != nil }?.marker ?? file.bytes.count
      var document = FormatText.Document(marker: marker)
      if let marker {
        document.leading = comments(before: marker)
        document.isMarkerPrecededByBlank = trivia.isBlankAbove(marker)
        document.markerComment = inline(behind: marker, before: root?.start ?? limit)
      }
      if let root { place(root, in: &document, limit: limit) } else { document.header = comments(before: limit) }
      documents.append(document)
    }
    if documents.isEmpty { documents = [FormatText.Document(header: comments(before: file.bytes.count))] }
    return documents
  }

  private mutating func place(_ root: FormatNode, in document: inout FormatText.Document, limit: Int) {
    var item = FormatItem(value: root, start: root.start)
    if root.isBlock, !root.properties.isEmpty { item.value.isVerbatim = true }
    let isNested = root.isBlock && root.properties.isEmpty
    let first = isNested ? root.items.first.map { start(of: $0) } ?? root.start : root.start
    var above = comments(before: first)
    let isBlank = trivia.isBlankAbove(first)
    let end = above.indices.last { $0 > 0 && above[$0].isPrecededByBlank } ?? 0
    let tools = above.prefix { $0.isForTools }.count
    let count = isBlank || !root.isBlock ? above.count : max(end, tools)
    document.header = Array(above[..<count])
    document.hasGap = count < above.count ? above[count].isPrecededByBlank : isBlank
    if count < above.count { above[count].isPrecededByBlank = false }
    placeInside(&item, next: -1, limit: limit)
    if isNested, !item.value.isVerbatim, !item.value.items.isEmpty {
      item.value.items[0].before = Array(above[count...]) + item.value.items[0].before
      if count == above.count { item.value.items[0].isPrecededByBlank = false }
    } else {
      item.before = Array(above[count...])
    }
    document.ending = comments(before: limit)
    document.root = item
  }

  /// Places the comments in and behind a value.
  ///
  /// - Parameters:
  ///   - next: The column of what follows, -1 for nothing.
  ///   - limit: Where that begins.
  private mutating func placeInside(_ item: inout FormatItem, next: Int, limit: Int, around: Int = -1) {
    let head = item.key?.end ?? item.start
    if item.value.isBlock, isComplex(item.value) { item.value.isVerbatim = true }
    if item.value.isBlock {
      let first = comments(before: item.value.content) { !$0.isAlone }
      if first.count > 1 || item.value.isVerbatim {
        item.isVerbatim = !first.isEmpty
        _ = comments(before: item.value.end)
      } else {
        item.header = first.first
        place(in: &item.value, next: next, limit: limit, around: around)
      }
    } else {
      let inside = comments(before: item.value.end)
      if inside.contains(where: { $0.offset > item.value.content }) { item.value.isVerbatim = true }
      if inside.contains(where: { $0.offset > head && $0.offset < item.value.content }) { item.isVerbatim = true }
    }
    if item.trailing == nil { item.trailing = inline(behind: max(item.value.end, item.start), before: limit) }
  }

  private mutating func place(in node: inout FormatNode, next outer: Int, limit: Int, around: Int) {
    let column = FormatText.column(of: node.content, in: file)
    for index in node.items.indices { node.items[index].start = start(of: node.items[index]) }
    for index in node.items.indices {
      let isLast = index == node.items.count - 1
      let start = node.items[index].start
      node.items[index].before += comments(before: start)
      node.items[index].isPrecededByBlank = trivia.isBlankAbove(start)
      placeInside(
        &node.items[index], next: isLast ? outer : column, limit: isLast ? limit : node.items[index + 1].start,
        around: column)
    }
    let least = node.kind == .sequence && column == around ? column + 1 : column
    node.ending = comments(before: limit) { $0.isAlone && $0.column > outer && $0.column >= least }
  }

  /// Whether a block has keys that are no texts in one line.
  private func isComplex(_ node: FormatNode) -> Bool {
    var end = node.content
    for item in node.items {
      guard let key = item.key else { return false }
      if key.isCollection || key.isBlockScalar || trivia.hasMark(in: end..<key.start) { return true }
      if file.location(of: key.start).line != file.location(of: key.end).line { return true }
      end = item.value.end
    }
    return false
  }

  private func start(of item: FormatItem) -> Int { item.key?.start ?? trivia.dash(before: item.value.start) }

  /// Takes the comments before an offset as long as a condition holds.
  private mutating func comments(
    before offset: Int, while condition: (FormatComment) -> Bool = { _ in true }
  ) -> [FormatComment] {
    let start = next
    while next < trivia.comments.count, trivia.comments[next].offset < offset, condition(trivia.comments[next]) {
      next += 1
    }
    return Array(trivia.comments[start..<next])
  }

  /// Takes the comment that is in the line of an offset behind it.
  private mutating func inline(behind offset: Int, before limit: Int) -> FormatComment? {
    guard next < trivia.comments.count else { return nil }
    let comment = trivia.comments[next]
    guard !comment.isAlone, comment.offset < limit,
      file.location(of: comment.offset).line == file.location(of: offset).line
    else { return nil }
    next += 1
    return comment
  }
}
