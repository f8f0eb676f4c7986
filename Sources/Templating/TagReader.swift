import SourceText

/// Finds the tags of a template, one after the other, following changes of the delimiters.
struct TagReader {
  private let source: TemplateSource
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)
  /// Behind the tag before.
  private var position = 0

  private var text: [UInt8] { source.text }

  init(_ source: TemplateSource) { self.source = source }

  mutating func next() throws(TemplateError) -> Tag? {
    guard let offset = text.firstIndex(of: opening, from: position, to: text.count) else { return nil }
    let start = offset + opening.count
    let sigil = start < text.count ? text[start] : UInt8(ascii: " ")
    let marked = Self.kind(sigil)
    let kind = marked ?? .text
    let bodyStart = marked == nil ? start : start + 1
    guard let bodyEnd = end(of: sigil, from: bodyStart, acrossLines: kind == .comment) else {
      let close = Self.suffix(sigil).map { String(UnicodeScalar($0)) } ?? ""
      let end = close + String(decoding: closing, as: UTF8.self)
      throw source.error(
        LocalizedText(
          "`\(source.string(offset..<bodyStart))` without `\(end)`\(kind == .comment ? "" : " on the same line")",
          zh: "`\(source.string(offset..<bodyStart))` \(kind == .comment ? "" : "在同一行")没有 `\(end)`"),
        at: offset)
    }
    position = bodyEnd + (Self.suffix(sigil) == nil ? 0 : 1) + closing.count
    let body = text.trimmed(bodyStart..<bodyEnd)
    let tag = Tag(
      kind: kind, name: source.string(body), range: offset..<position, nameOffset: body.lowerBound,
      line: text.blankLine(around: offset..<position))
    if kind == .delimiters { try setDelimiters(text[body], offset) }
    if kind != .comment && body.isEmpty {
      throw source.error(LocalizedText("missing name in tag", zh: "标签中缺少名称"), at: offset)
    }
    return tag
  }

  /// What a tag is by the character behind its opening.
  private static func kind(_ sigil: UInt8) -> Tag.TagType? {
    switch sigil {
    case UInt8(ascii: "{"), UInt8(ascii: "&"): .unescapedText
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
    let limit = (acrossLines ? nil : text[start...].firstIndex(of: .newline)) ?? text.count
    guard let suffix = Self.suffix(sigil) else { return text.firstIndex(of: closing, from: start, to: limit) }
    var cursor = start
    while let end = text.firstIndex(of: closing, from: cursor + 1, to: limit) {
      if text[end - 1] == suffix { return end - 1 }
      cursor = end
    }
    return nil
  }

  private mutating func setDelimiters(_ name: ArraySlice<UInt8>, _ offset: Int) throws(TemplateError) {
    let parts = name.split(whereSeparator: \.isBlank)
    guard parts.count == 2, !name.contains(UInt8(ascii: "=")) else {
      throw source.error(
        LocalizedText("invalid delimiter tag; expected the form `{{=<% %>=}}`", zh: "分隔符标签无效；应为 `{{=<% %>=}}` 的形式"),
        at: offset)
    }
    opening = Array(parts[0])
    closing = Array(parts[1])
  }
}

extension UInt8 {
  static var newline: UInt8 { UInt8(ascii: "\n") }

  /// A space, a tab or an end of line.
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension [UInt8] {
  /// The first place at `start` or behind it where all these bytes stand before `end`.
  fileprivate func firstIndex(of bytes: [UInt8], from start: Int, to end: Int) -> Int? {
    var cursor = start
    while cursor + bytes.count <= end {
      if self[cursor] == bytes[0], self[cursor..<cursor + bytes.count].elementsEqual(bytes) { return cursor }
      cursor += 1
    }
    return nil
  }

  /// The range without the blanks around it.
  fileprivate func trimmed(_ range: Range<Int>) -> Range<Int> {
    guard let first = self[range].firstIndex(where: { !$0.isBlank }),
      let last = self[range].lastIndex(where: { !$0.isBlank })
    else { return range.upperBound..<range.upperBound }
    return first..<last + 1
  }

  /// The line or lines around a range, the last end of line included; nil if there is anything but blanks beside it.
  fileprivate func blankLine(around range: Range<Int>) -> Range<Int>? {
    let start = self[..<range.lowerBound].lastIndex(of: .newline).map { $0 + 1 } ?? 0
    let end = self[range.upperBound...].firstIndex(of: .newline).map { $0 + 1 } ?? count
    let isBlank =
      self[start..<range.lowerBound].allSatisfy(\.isBlank) && self[range.upperBound..<end].allSatisfy(\.isBlank)
    return isBlank ? start..<end : nil
  }
}
