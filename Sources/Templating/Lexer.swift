/// Cuts a template into literal text and tags, following changes of the delimiters.
struct Lexer {
  private let source: TemplateSource
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)
  private var position = 0

  init(_ source: TemplateSource) { self.source = source }

  mutating func next() throws(TemplateError) -> Token? {
    guard position < source.text.count else { return nil }
    if source.text[position...].starts(with: opening) { return .tag(try tag()) }
    let start = position
    repeat {
      position += 1
    } while position < source.text.count && source.text[position - 1] != .newline
      && !source.text[position...].starts(with: opening)
    return .literal(start..<position)
  }

  private mutating func tag() throws(TemplateError) -> Tag {
    let offset = position
    let start = offset + opening.count
    let sigil = start < source.text.count ? Character(Unicode.Scalar(source.text[start])) : " "
    let kind = Self.kinds[sigil] ?? .text
    let bodyStart = Self.kinds[sigil] == nil ? start : start + 1
    let suffix = sigil == "{" ? "}" : sigil == "=" ? "=" : ""
    let end = Array(suffix.utf8) + closing
    guard let bodyEnd = find(end, from: bodyStart, acrossLines: kind == .comment) else {
      let (open, close) = (source.string(offset..<bodyStart), String(decoding: end, as: UTF8.self))
      throw source.error("`\(open)` without `\(close)`\(kind == .comment ? "" : " on the same line")", at: offset)
    }
    position = bodyEnd + end.count
    let body = source.trimmed(bodyStart..<bodyEnd)
    let tag = Tag(kind: kind, name: source.string(body), range: offset..<position, nameOffset: body.lowerBound)
    if kind == .delimiters { try setDelimiters(tag) }
    if kind != .comment && tag.name.isEmpty { throw source.error("a tag without a name", at: offset) }
    return tag
  }

  private static let kinds: [Character: Tag.Kind] = [
    "{": .text, "&": .text, "#": .section, "^": .inverted, "/": .close, ">": .partial, "!": .comment,
    "=": .delimiters,
  ]

  private func find(_ end: [UInt8], from start: Int, acrossLines: Bool) -> Int? {
    for index in start..<max(start, source.text.count) {
      if source.text[index...].starts(with: end) { return index }
      if source.text[index] == .newline && !acrossLines { return nil }
    }
    return nil
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
