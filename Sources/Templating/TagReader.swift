/// Finds the tags of a template, one after the other, following changes of the delimiters.
struct TagReader {
  private typealias Text = UnsafeBufferPointer<UInt8>

  /// For errors.
  private let source: TemplateSource
  private let text: Text
  // As they stand in the text, once it sets others.
  private var opening = ("{{" as StaticString).bytes
  private var closing = ("}}" as StaticString).bytes
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
    guard let bodyEnd = end(of: sigil, from: bodyStart, acrossLines: kind == .comment) else {
      let close = Self.suffix(sigil).map { String(UnicodeScalar($0)) } ?? ""
      throw source.error(
        "`\(source.string(offset..<bodyStart))` without `\(close)\(String(decoding: closing, as: UTF8.self))`"
          + (kind == .comment ? "" : " on the same line"),
        at: offset)
    }
    position = bodyEnd + (Self.suffix(sigil) == nil ? 0 : 1) + closing.count
    let body = text.trimmed(bodyStart..<bodyEnd)
    let tag = Tag(
      kind: kind, name: Text(rebasing: text[body]), range: offset..<position, nameOffset: body.lowerBound,
      line: text.blankLine(around: offset..<position))
    if kind == .delimiters { try setDelimiters(tag) }
    if kind != .comment && body.isEmpty { throw source.error("a tag without a name", at: offset) }
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

  /// Where what stands before the closing, and before the suffix that the sigil may ask for, ends.
  private func end(of sigil: UInt8, from start: Int, acrossLines: Bool) -> Int? {
    let limit = (acrossLines ? nil : text.firstNewline(from: start)) ?? text.count
    guard let suffix = Self.suffix(sigil) else { return text.firstIndex(of: closing, from: start, to: limit) }
    var place = start
    while let end = text.firstIndex(of: closing, from: place + 1, to: limit) {
      if text[end - 1] == suffix { return end - 1 }
      place = end
    }
    return nil
  }

  private mutating func setDelimiters(_ tag: Tag) throws(TemplateError) {
    let parts = tag.name.split(whereSeparator: \.isBlank)
    guard parts.count == 2, !tag.name.contains(UInt8(ascii: "=")) else {
      throw source.error("delimiters are set like `{{=<% %>=}}`, two of them and no `=`", at: tag.range.lowerBound)
    }
    opening = Text(rebasing: parts[0])
    closing = Text(rebasing: parts[1])
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
