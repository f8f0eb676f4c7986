import SourceText
import YAML

/// What people write by mistake, where YAML sees nothing wrong.
extension FormReader {
  /// `{string:int}` and `title：string`: a key and a value that ran together, as YAML sees a key without a value.
  func reportRunTogether(_ entry: YAMLEntry) -> Bool { reportRunTogether(entry.key, entry.value) }

  func reportRunTogether(_ key: YAMLNode, _ value: YAMLNode) -> Bool {
    guard value.isPlain, value.text.isEmpty, key.isPlain else { return false }
    return reportRunTogether(key, isKey: true)
  }

  /// The same for a text that stands where a mapping should.
  func reportRunTogether(_ node: YAMLNode, isKey: Bool = false) -> Bool {
    guard node.isPlain else { return false }
    let text = node.text
    let isBare = isKey || diagnostics.isFirstOfLine(node)
    let pair = { (key: String, value: String) in isBare ? "\(key): \(value)" : "{ \(key): \(value) }" }
    if let parts = Self.split(text, at: "：") {
      let entry = pair(parts.0, parts.1)
      report(
        .fullWidthPunctuation,
        Phrase("`：` is the full-width colon, which is no colon to YAML", zh: "`：` 是全角冒号，YAML 不把它当作冒号"),
        at: node.range,
        help: Phrase(
          "YAML wants `: `, a colon and a space: `\(entry)`", zh: "YAML 要的是 `: `，即半角冒号加空格：`\(entry)`"),
        fixIts: pullApart(node, entry, isSafe: Self.isPair(parts)))
      return true
    }
    if isBare, reportLinesRunTogether(node) { return true }
    guard let parts = Self.split(text, at: ":") else { return false }
    let isMap = TypeName.isBuiltin(parts.0) || TypeName.swiftSpelling(parts.0) != nil
    let entry = pair(parts.0, parts.1)
    report(
      .missingSpace, Phrase("a space is missing after the colon in `\(text)`", zh: "`\(text)` 的冒号后面缺少空格"),
      at: node.range, help: Wording.write(isMap && isBare ? "{ \(entry) }" : entry),
      fixIts: pullApart(node, entry, isSafe: Self.isPair(parts)))
    return true
  }

  /// `message:Gift` above `id:1`: to YAML they are one text over several lines.
  private func reportLinesRunTogether(_ node: YAMLNode) -> Bool {
    let lines = source(node.range).split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1 else { return false }
    var pairs: [(range: SourceRange, colon: Int, text: String)] = []
    var start = node.range.start
    for line in lines {
      let blanks = line.utf8.prefix { $0 == 0x20 }.count
      let text = String(line.dropFirst(blanks).reversed().drop { $0 == " " || $0 == "\r" }.reversed())
      guard let parts = Self.split(text, at: ":"), Self.isPair(parts), !parts.0.contains(" ") else { return false }
      let (first, colon) = (start + blanks, start + blanks + parts.0.utf8.count)
      pairs.append(
        (
          SourceRange(file: node.range.file, start: first, end: first + text.utf8.count), colon,
          "\(parts.0): \(parts.1)"
        ))
      start += line.utf8.count + 1
    }
    let edits = pairs.map { pair in
      let place = SourceRange(file: node.range.file, start: pair.colon + 1, end: pair.colon + 1)
      return Diagnostic.Edit(range: place, replacement: " ")
    }
    for (number, pair) in pairs.enumerated() {
      let text = source(pair.range)
      report(
        .missingSpace, Phrase("a space is missing after the colon in `\(text)`", zh: "`\(text)` 的冒号后面缺少空格"),
        at: pair.range, help: Wording.write(pair.text),
        fixIts: number > 0
          ? [] : [.init(Phrase("write a space after each colon", zh: "在每个冒号后面加上空格"), edits: edits, isSafe: true)])
    }
    return true
  }

  /// A text over several lines is several entries, of which the others are not seen yet.
  private func pullApart(_ node: YAMLNode, _ entry: String, isSafe: Bool) -> [Diagnostic.FixIt] {
    guard !source(node.range).utf8.contains(UInt8(ascii: "\n")) else { return [] }
    return [.init(Wording.write(entry), replace: node.range, with: entry, isSafe: isSafe)]
  }

  /// A list or mapping where a text is wanted: most often a text that begins with a bracket.
  func reportBrackets(_ node: YAMLNode) -> Bool {
    guard node.isFlow, node.kind != .scalar else { return false }
    let bare =
      node.kind == .sequence
      ? !node.items.isEmpty && node.items.allSatisfy { $0.kind == .scalar }
      : !node.entries.isEmpty && node.entries.allSatisfy { $0.value.isNull && $0.value.text.isEmpty }
    guard bare else { return false }
    let source = source(node.range)
    let quoted = Wording.quoted(source)
    report(
      .unquotedBrackets,
      Phrase(
        "`\(source)` is \(Wording.kind(node)) to YAML, not a text",
        zh: "对 YAML 来说，`\(source)` 是\(Wording.kind(node))，不是文本"),
      at: node.range,
      help: Phrase(
        "a text that starts with `\(source.prefix(1))` must be quoted: `\(quoted)`",
        zh: "以 `\(source.prefix(1))` 开头的文本必须加引号：`\(quoted)`"),
      fixIts: [
        .init(
          Phrase("quote the text", zh: "给文本加引号"), replace: node.range, with: quoted, isSafe: !source.contains("\n"))
      ])
    return true
  }

  /// A text that is taken as it is written, though some YAML would read it otherwise.
  func warnIfMisread(_ node: YAMLNode) {
    guard node.isPlain else { return }
    let text = node.text
    let quotes = "“”".unicodeScalars
    if let first = text.unicodeScalars.first, let last = text.unicodeScalars.last, quotes.contains(first),
      quotes.contains(last), text.count > 1
    {
      let inner = Wording.quoted(String(text.dropFirst().dropLast()))
      report(
        .typographicQuotes,
        Phrase("`“ ”` are typographic quotes, which become part of the text", zh: "`“ ”` 是弯引号，会成为文本的一部分"),
        at: node.range, help: Wording.write(inner),
        fixIts: [
          .init(
            Phrase("write straight quotes", zh: "改用直引号"), replace: node.range, with: inner,
            isSafe: !text.dropFirst().dropLast().contains { "“”".contains($0) })
        ])
      return
    }
    guard let misreading = PlainScalar.misreading(text) else { return }
    let quoted = Wording.quoted(text)
    report(
      .unquotedText,
      Phrase(
        "`\(text)` is \(misreading) to other readers of YAML; it is taken as the text \(quoted)",
        zh: "`\(text)` 在其他 YAML 解析器中是\(misreading)；这里当作文本 \(quoted)"),
      at: node.range, help: Wording.quote(as: quoted),
      fixIts: [.init(Wording.quoteIt, replace: node.range, with: quoted, isSafe: true)])
  }

  /// Whether it is no sentence: Chinese ones have no blanks, but none is a key either.
  private static func isPair(_ parts: (key: String, value: String)) -> Bool {
    parts.key.utf8.allSatisfy { $0 < 0x80 } && !parts.value.contains(" ")
  }

  private static func split(_ text: String, at separator: Character) -> (String, String)? {
    guard let colon = text.firstIndex(of: separator), colon > text.startIndex else { return nil }
    let after = text[text.index(after: colon)...]
    guard !after.isEmpty, !after.hasPrefix("//") else { return nil }
    return (String(text[..<colon]), String(after.drop { $0 == " " }))
  }
}
