import SourceText

extension SyntaxDetector {
  /// `"\\ud83c\\udf81"`: JSON writes a character beyond U+FFFF as two escapes, which YAML does not know.
  static let surrogateEscape = SyntaxDetector(one: { trouble in
    guard trouble.failure.problem.contains("escape"), let quote = trouble.failure.contextOffset else { return nil }
    let line = YAMLLine(trouble.file.location(of: trouble.failure.offset).line, in: trouble.file)
    let start = max(quote, line.start)
    let pairs = surrogatePairs(in: Array(trouble.file.bytes[start..<line.end])).map { pair in
      (character: pair.character, range: trouble.range(start + pair.range.lowerBound, start + pair.range.upperBound))
    }
    guard let first = pairs.first(where: { $0.range.end > trouble.failure.offset }) else { return nil }
    guard let character = first.character else {
      return trouble.finding(
        LocalizedText(
          "`\(trouble.file.text(in: first.range))` is half of a character",
          zh: "`\(trouble.file.text(in: first.range))` 是半个字符"),
        at: first.range, help: LocalizedText("write the character itself", zh: "直接写出该字符"))
    }
    let edits = pairs.compactMap { pair in
      pair.character.map { Diagnostic.Edit(range: pair.range, replacement: String($0)) }
    }
    return trouble.finding(
      LocalizedText(
        "`\(trouble.file.text(in: first.range))` is a JSON escape that YAML does not have",
        zh: "`\(trouble.file.text(in: first.range))` 是 JSON 的转义，YAML 没有这种写法"),
      at: first.range, help: Wording.write(String(character)),
      fixIts: [.init(Wording.write(String(character)), edits: edits, isSafe: true)])
  })

  /// Each `\\uD83C\\uDF81` with its character, and each half without one.
  private static func surrogatePairs(in bytes: [UInt8]) -> [(character: Unicode.Scalar?, range: Range<Int>)] {
    var found: [(character: Unicode.Scalar?, range: Range<Int>)] = []
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "\\") else {
        offset += 1
        continue
      }
      let (high, low) = (unit(in: bytes, at: offset), unit(in: bytes, at: offset + 6))
      if let high, let low, high < 0xDC00, low >= 0xDC00 {
        found.append((Unicode.Scalar((high - 0xD800) << 10 + (low - 0xDC00) + 0x10000), offset..<offset + 12))
        offset += 12
      } else if high != nil {
        found.append((nil, offset..<offset + 6))
        offset += 6
      } else {
        offset += 2
      }
    }
    return found
  }

  /// The half of a character that an escape stands for.
  private static func unit(in bytes: [UInt8], at offset: Int) -> UInt32? {
    guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u"),
      let unit = UInt32(String(decoding: bytes[(offset + 2)..<(offset + 6)], as: UTF8.self), radix: 16)
    else { return nil }
    return 0xD800...0xDFFF ~= unit ? unit : nil
  }
}
