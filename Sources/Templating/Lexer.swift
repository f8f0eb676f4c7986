/// Cuts a template into literal text and tags, following changes of the delimiters.
struct Lexer {
  /// For errors.
  private let source: TemplateSource
  private let text: UnsafeBufferPointer<UInt8>
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)
  private var position = 0
  /// Lines without tags may come as one literal.
  private let joinsLines: Bool

  /// - Parameter text: the source's.
  init(_ source: TemplateSource, _ text: UnsafeBufferPointer<UInt8>, joiningLines: Bool) {
    self.source = source
    self.text = text
    joinsLines = joiningLines
  }

  mutating func next() throws(TemplateError) -> Token? {
    guard position < text.count else { return nil }
    let start = position
    position = literalEnd()
    return position == start ? .tag(try tag()) : .literal(start..<position)
  }

  /// Where the literal text that begins here ends: at a tag, or behind a line break.
  private func literalEnd() -> Int {
    let isLineStart = position == 0 || text[position - 1] == .newline
    guard joinsLines, isLineStart else {
      let lineEnd = text.firstNewline(from: position).map { $0 + 1 } ?? text.count
      return text.firstIndex(of: opening, from: position, to: lineEnd) ?? lineEnd
    }
    let tag = text.firstIndex(of: opening, from: position, to: text.count) ?? text.count
    return text[position..<tag].lastIndex(of: .newline).map { $0 + 1 } ?? tag
  }

  private mutating func tag() throws(TemplateError) -> Tag {
    let offset = position
    let start = offset + opening.count
    let sigil = start < text.count ? text[start] : UInt8(ascii: " ")
    let marked = Self.kind(sigil)
    let kind = marked ?? .text
    let bodyStart = marked == nil ? start : start + 1
    let end = Self.suffix(sigil).map { [$0] + closing } ?? closing
    guard let bodyEnd = find(end, from: bodyStart, acrossLines: kind == .comment) else {
      let (open, close) = (source.string(offset..<bodyStart), String(decoding: end, as: UTF8.self))
      throw source.error("`\(open)` without `\(close)`\(kind == .comment ? "" : " on the same line")", at: offset)
    }
    position = bodyEnd + end.count
    let body = text.trimmed(bodyStart..<bodyEnd)
    let tag = Tag(
      kind: kind, name: String(decoding: text[body], as: UTF8.self), range: offset..<position,
      nameOffset: body.lowerBound)
    if kind == .delimiters { try setDelimiters(tag) }
    if kind != .comment && tag.name.isEmpty { throw source.error("a tag without a name", at: offset) }
    return tag
  }

  /// What a tag is by the character behind its opening.
  private static func kind(_ sigil: UInt8) -> Tag.Kind? {
    switch sigil {
    case UInt8(ascii: "{"), UInt8(ascii: "&"): .text
    case UInt8(ascii: "#"): .section
    case UInt8(ascii: "^"): .inverted
    case UInt8(ascii: "/"): .close
    case UInt8(ascii: ">"): .partial
    case UInt8(ascii: "!"): .comment
    case UInt8(ascii: "="): .delimiters
    default: nil
    }
  }

  /// What stands before the closing then.
  private static func suffix(_ sigil: UInt8) -> UInt8? {
    switch sigil {
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "="): sigil
    default: nil
    }
  }

  private func find(_ end: [UInt8], from start: Int, acrossLines: Bool) -> Int? {
    let limit = acrossLines ? nil : text.firstNewline(from: start)
    return text.firstIndex(of: end, from: start, to: limit ?? text.count)
  }

  private mutating func setDelimiters(_ tag: Tag) throws(TemplateError) {
    let parts = tag.name.split(whereSeparator: \.isWhitespace)
    guard parts.count == 2, !tag.name.contains("=") else {
      throw source.error("delimiters are set like `{{=<% %>=}}`, two of them and no `=`", at: tag.range.lowerBound)
    }
    opening = Array(parts[0].utf8)
    closing = Array(parts[1].utf8)
  }
}
