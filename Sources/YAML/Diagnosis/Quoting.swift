import SourceText

/// Finds the whole text that should have stood in quotes, and writes it in quotes.
extension SyntaxTrouble {
  /// The value that begins at an offset of the failing line: to the line's end or, inside brackets, to the comma or
  /// bracket that ends it. Nil if its own brackets do not pair up.
  func value(from start: Int) -> SourceRange? {
    guard isInFlow else {
      let comment = line.tokens.first { $0.kind == .comment }
      return trimmed(start, comment?.start ?? line.end)
    }
    var depth = 0
    for offset in start..<max(start, line.end) {
      switch file.bytes[offset] {
      case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ",") where depth == 0: return trimmed(start, offset)
      case UInt8(ascii: "]") where depth == 0, UInt8(ascii: "}") where depth == 0: return trimmed(start, offset)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    return depth == 0 ? trimmed(start, line.end) : nil
  }

  /// Whether the value around the failure is a pattern, where backslashes and brackets are at home.
  var isPattern: Bool { item.key.map { text($0.lowerBound, $0.upperBound) == "pattern" } ?? false }

  /// - Parameter isSafe: Whether nothing but a text can be meant.
  func quoteFixIts(_ range: SourceRange?, isSafe: Bool) -> [Diagnostic.FixIt] {
    guard let range, range.start < range.end else { return [] }
    let text = file.text(in: range)
    return [
      .init(Wording.quoteIt, replace: range, with: Self.quoted(text, isPattern: isPattern), isSafe: isSafe)
    ]
  }

  /// A text in double quotes; in single ones if it is a pattern or has what needs an escape.
  static func quoted(_ text: String, isPattern: Bool = false) -> String {
    guard isPattern || text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else {
      return "\"\(text)\""
    }
    return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }

  /// A text cut to what fits into a message.
  static func shortened(_ text: String) -> String {
    text.count > 40 ? text.prefix(39) + "…" : text
  }

  /// Whether the failure is in the middle of a word; behind a blank, a comma might be missing too.
  var isBehindText: Bool { offsetBefore == failure.offset - 1 }

  func quotingHelp(_ range: SourceRange?) -> LocalizedText {
    let quoted = range.map { Self.shortened(Self.quoted(file.text(in: $0), isPattern: isPattern)) }
    guard isPattern else { return quoted.map(Wording.quote) ?? Wording.quoteIt }
    let help = LocalizedText("put regular expressions in single quotes", zh: "正则表达式写在单引号里")
    return quoted.map { LocalizedText("\(help): `\($0)`", zh: "\(help)：`\($0)`") } ?? help
  }

  private func trimmed(_ start: Int, _ end: Int) -> SourceRange {
    var end = end
    while end > start, file.bytes[end - 1] == 0x20 || file.bytes[end - 1] == 0x09 { end -= 1 }
    return range(start, end)
  }
}
