/// Finds the tags of a template, one after the other, following changes of the delimiters.
struct TagReader {
  /// For errors.
  private let source: TemplateSource
  private let text: UnsafeBufferPointer<UInt8>
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)
  /// Behind the tag before.
  private var position = 0

  /// - Parameter text: the source's.
  init(_ source: TemplateSource, _ text: UnsafeBufferPointer<UInt8>) {
    self.source = source
    self.text = text
  }

  mutating func next() throws(TemplateError) -> Tag? {
    guard let offset = text.firstIndex(of: opening, from: position, to: text.count) else { return nil }
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
      nameOffset: body.lowerBound, line: text.blankLine(around: offset..<position))
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

extension UnsafeBufferPointer<UInt8> {
  /// The line or lines around a range, the last end of line included; nil if there is anything but blanks beside it.
  fileprivate func blankLine(around range: Range<Int>) -> Range<Int>? {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, self[start - 1] != .newline {
      start -= 1
      if !self[start].isBlank { return nil }
    }
    while end < count {
      end += 1
      if self[end - 1] == .newline { break }
      if !self[end - 1].isBlank { return nil }
    }
    return start..<end
  }
}
