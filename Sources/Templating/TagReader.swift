import SourceText

/// Finds the tags of a template, one after the other, following changes of the delimiters.
struct TagReader {
  private let source: TemplateSource
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)
  /// Behind the tag before.
  private var position = 0
  /// Tags that are not closed, or have no name.
  private(set) var findings: [Diagnostic] = []

  private var text: [UInt8] { source.text }

  init(_ source: TemplateSource) { self.source = source }

  /// The next tag. One that is not closed is taken as far as its name goes, so that what belongs to it is still found.
  mutating func next() -> Tag? {
    while let offset = text.firstIndex(of: opening, from: position, to: text.count) {
      let start = offset + opening.count
      let sigil = start < text.count ? text[start] : UInt8(ascii: " ")
      let marked = Self.kind(sigil)
      let kind = marked ?? .text
      let bodyStart = marked == nil ? start : start + 1
      let end = end(of: sigil, from: bodyStart, acrossLines: kind == .comment)
      if end == nil { report(unclosed: offset..<bodyStart, sigil) }
      guard let bodyEnd = end ?? self.end(ofNameFrom: bodyStart, kind) else { return nil }
      position = end.map { $0 + (Self.suffix(sigil) == nil ? 0 : 1) + closing.count } ?? bodyEnd
      let body = text.trimmed(bodyStart..<bodyEnd)
      let tag = Tag(
        kind: kind, name: source.string(body), range: offset..<position, nameOffset: body.lowerBound,
        line: end == nil ? nil : text.blankLine(around: offset..<position), isClosed: end != nil)
      if kind == .delimiters, end != nil { setDelimiters(text[body], tag) }
      if kind == .comment || kind == .delimiters || !body.isEmpty { return tag }
      if end != nil { findings.append(.missingTemplateName(at: source.range(tag.range))) }
    }
    return nil
  }

  private mutating func report(unclosed range: Range<Int>, _ sigil: UInt8) {
    let suffix = Self.suffix(sigil).map { String(UnicodeScalar($0)) } ?? ""
    findings.append(
      .unclosedTag(
        source.string(range), by: suffix + String(decoding: closing, as: UTF8.self),
        onSameLine: Self.kind(sigil) != .comment, at: source.range(range)))
  }

  /// Where a tag that is not closed is taken to end; nil: so is all of the text.
  private func end(ofNameFrom start: Int, _ kind: Tag.TagType) -> Int? {
    if kind == .comment { return nil }
    let first = text[start...].firstIndex { $0 == .newline || !$0.isBlank } ?? text.count
    return text[first...].firstIndex { !$0.isPartOfName } ?? text.count
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

  /// What is before the closing then.
  private static func suffix(_ sigil: UInt8) -> UInt8? {
    switch sigil {
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "="): sigil
    default: nil
    }
  }

  /// Where what is before the closing, and before the suffix that the sigil may ask for, ends.
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

  private mutating func setDelimiters(_ name: ArraySlice<UInt8>, _ tag: Tag) {
    let parts = name.split(whereSeparator: \.isBlank)
    guard parts.count == 2, !name.contains(UInt8(ascii: "=")) else {
      return findings.append(.invalidDelimiters(at: source.range(tag.range)))
    }
    opening = Array(parts[0])
    closing = Array(parts[1])
  }
}

extension UInt8 {
  static var newline: UInt8 { UInt8(ascii: "\n") }

  /// A space, a tab or an end of line.
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// A letter, a digit, an underscore or a dot; whatever is not ASCII counts as a letter.
  var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...: true
    default: false
    }
  }
}

extension [UInt8] {
  /// The first offset at or after `start` where all these bytes are before `end`.
  fileprivate func firstIndex(of bytes: [UInt8], from start: Int, to end: Int) -> Int? {
    let first = bytes[0]
    var cursor = start
    while cursor + bytes.count <= end {
      if self[cursor] == first, self[cursor..<cursor + bytes.count].elementsEqual(bytes) { return cursor }
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
