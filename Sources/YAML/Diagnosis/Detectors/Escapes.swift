import SourceText

extension SyntaxDetector {
  /// `"\(title)"`: in Swift, a value in a text.
  static let swiftInterpolation = SyntaxDetector(one: { trouble in
    guard trouble.failure.problem.contains("escape"), let quote = trouble.failure.contextOffset else { return nil }
    let line = YAMLLine(trouble.file.location(of: trouble.failure.offset).line, in: trouble.file)
    guard let found = SwiftInterpolation.all(in: trouble.text(quote, line.end)).first else { return nil }
    let rest = trouble.text(quote, trouble.failure.offset + 1)
    guard rest.utf8.count > found.range.lowerBound, rest.utf8.count - found.range.lowerBound <= 2 else { return nil }
    let all = SwiftInterpolation.all(in: trouble.text(quote, line.end))
    let edits = all.map { item in
      let range = trouble.range(quote + item.range.lowerBound, quote + item.range.upperBound)
      return Diagnostic.Edit(range: range, replacement: "{\(item.name)}")
    }
    return trouble.finding(
      LocalizedText("`\(found.text)` is Swift string interpolation", zh: "`\(found.text)` 是 Swift 的字符串插值写法"),
      at: edits[0].range, help: Wording.write("{\(found.name)}"),
      fixIts: [.init(Wording.write("{\(found.name)}"), edits: edits, isSafe: true)])
  })

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

  /// `"\d+"`: a backslash in double quotes begins an escape.
  static let badEscape = SyntaxDetector(one: { trouble in
    let problem = trouble.failure.problem
    guard problem.contains("escape") || problem.contains("hexdecimal"), let quote = trouble.failure.contextOffset else {
      return nil
    }
    let escape = trouble.escape(from: quote)
    return trouble.finding(
      LocalizedText(
        "invalid escape sequence `\(trouble.file.text(in: escape))` in double quotes",
        zh: "双引号里的转义序列 `\(trouble.file.text(in: escape))` 无效"),
      at: escape,
      help: LocalizedText(
        "put regular expressions in single quotes, where a backslash is literal", zh: "正则表达式写在单引号里，那里的反斜杠就是反斜杠"),
      fixIts: trouble.singleQuotes(from: quote))
  })
}

extension SyntaxTrouble {
  /// The backslash and the character behind it; libyaml's mark may lie in the middle of a longer escape.
  fileprivate func escape(from quote: Int) -> SourceRange {
    let end = min(max(failure.offset + 1, quote + 1), file.bytes.count)
    let backslash = file.bytes[quote..<end].lastIndex(of: UInt8(ascii: "\\")) ?? failure.offset
    var next = min(backslash + 2, file.bytes.count)
    while next < file.bytes.count, file.bytes[next] & 0xC0 == 0x80 { next += 1 }
    return range(backslash, next)
  }

  /// The same text in single quotes, if each backslash clearly means itself.
  fileprivate func singleQuotes(from quote: Int) -> [Diagnostic.FixIt] {
    let line = YAMLLine(file.location(of: quote).line, in: file)
    guard let token = line.tokens.first(where: { $0.start == quote && $0.kind == .quoted }) else { return [] }
    let body = text(quote + 1, token.end - 1)
    let hasOtherEscapes = zip(body.unicodeScalars, body.unicodeScalars.dropFirst())
      .contains { $0 == "\\" && ["\\", "\"", "n", "t", "u"].contains($1) }
    if hasOtherEscapes { return [] }
    let fixed = Self.quoted(body, isPattern: true)
    return [
      .init(
        LocalizedText("use single quotes", zh: "改用单引号"), replace: range(quote, token.end), with: fixed, isSafe: true)
    ]
  }
}
