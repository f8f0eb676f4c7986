import SourceText

/// One line in YAML's tokens, as far as a line shows them by itself.
///
/// Only for explaining failures: it knows nothing of quotes that run over several lines.
struct YAMLLine {
  enum TokenKind { case dash, open, close, comma, colon, quoted, unclosed, plain, comment }

  struct Token {
    var kind: TokenKind
    /// Byte offsets in the file.
    var start: Int
    var end: Int
  }

  let number: Int
  let start: Int
  /// Before the line break.
  let end: Int
  /// Where the first character that is no blank is.
  let content: Int
  let tokens: [Token]
  /// Whether this is `---` or `...`, between two documents.
  let isMarker: Bool
  private let isInFlow: Bool

  /// `isInFlow` says that the line begins inside brackets or braces.
  init(_ number: Int, in file: SourceFile, isInFlow: Bool = false) {
    let isFirst = number == 1
    let start = file.lineStarts[number - 1] + (isFirst && file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    var end = number < file.lineStarts.count ? file.lineStarts[number] - 1 : file.bytes.count
    if end > start, file.bytes[end - 1] == 0x0D { end -= 1 }
    self.number = number
    self.start = start
    self.end = end
    self.isInFlow = isInFlow
    content = file.bytes[start..<end].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? end
    isMarker = ["---", "..."].contains { file.bytes[start..<end].starts(with: $0.utf8) }
    tokens = LineScanner.tokens(file.bytes[start..<end], isInFlow: isInFlow)
  }

  var indentation: Int { content - start }
  var isBlank: Bool { tokens.allSatisfy { $0.kind == .comment } }
  var hasColon: Bool { tokens.contains { $0.kind == .colon } }
  /// Where the last token that is no comment ends.
  var textEnd: Int { tokens.last { $0.kind != .comment }?.end ?? content }
  /// The first token behind the dashes of a list.
  var first: Token? { tokens.first { $0.kind != .dash } }
}

extension YAMLLine {
  /// The element or entry around an offset in a line.
  struct Item {
    var start: Int
    /// The key's text, if the offset is after a colon.
    var key: Range<Int>?
    /// Where the value begins; where the item begins if it has no key.
    var value: Int?
    /// The last bracket closed in it, with its partner.
    var closed: Range<Int>?
    var isFlow: Bool
  }

  func item(before offset: Int) -> Item {
    var outer: [(item: Item, open: Int)] = []
    var item = Item(start: content, isFlow: isInFlow)
    for token in tokens where token.end <= offset {
      switch token.kind {
      case .dash, .comment: continue
      case .open:
        if item.value == nil { item.value = token.start }
        outer.append((item, token.start))
        item = Item(start: token.end, isFlow: true)
      case .close:
        guard let (surrounding, open) = outer.popLast() else { continue }
        item = surrounding
        item.closed = open..<token.end
      case .comma: item = Item(start: token.end, isFlow: item.isFlow)
      case .colon:
        guard item.key == nil else { continue }
        item.key = (item.value ?? token.start)..<token.start
        item.value = nil
      case .quoted, .unclosed, .plain: if item.value == nil { item.value = token.start }
      }
    }
    return item
  }
}
