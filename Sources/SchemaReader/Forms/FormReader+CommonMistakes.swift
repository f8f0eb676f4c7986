import Language
import Schema
import SourceText
import YAML

/// What people write by mistake, where YAML sees nothing wrong.
extension FormReader {
  /// `{string:int}` and `title：string`: a key and a value that ran together, as YAML sees a key without a value.
  func reportRunTogether(_ entry: YAMLEntry) -> Bool {
    guard entry.value.isPlain, entry.value.text.isEmpty else { return false }
    return reportRunTogether(entry.key, isKey: true)
  }

  /// The same for a text where a mapping should be.
  func reportRunTogether(_ node: YAMLNode, isKey: Bool = false) -> Bool {
    guard node.isPlain else { return false }
    let isBare = isKey || diagnostics.isFirstOfLine(node)
    let entry = { (parts: (key: String, value: String)) in
      let pair = "\(parts.key): \(parts.value)"
      return isBare ? pair : "{ \(pair) }"
    }
    // A text over several lines is several entries, of which the others are not seen yet.
    let isOneLine = !source(node.range).utf8.contains(UInt8(ascii: "\n"))
    if let parts = Self.split(node.text, at: "：") {
      report(
        isOneLine
          ? .fullWidthPunctuation(at: node.range, entry: entry(parts), isSafe: Self.isPair(parts))
          : .fullWidthPunctuation(atLines: node.range))
      return true
    }
    if isBare, reportLinesRunTogether(node) { return true }
    guard let parts = Self.split(node.text, at: ":") else { return false }
    let isMap = TypeName.isBuiltin(parts.key) || TypeName.swiftSpelling(parts.key) != nil
    let sample = isMap && isBare ? "{ \(entry(parts)) }" : entry(parts)
    report(
      .missingSpace(
        in: node.locatedText, sample: sample, entry: entry(parts), isSafe: isOneLine ? Self.isPair(parts) : nil))
    return true
  }

  /// `message:Gift` above `id:1`: to YAML they are one text over several lines.
  private func reportLinesRunTogether(_ node: YAMLNode) -> Bool {
    let lines = source(node.range).split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1 else { return false }
    var pairs: [(text: Located<String>, entry: String)] = []
    var blanks: [Diagnostic.Edit] = []
    var start = node.range.start
    for line in lines {
      let indent = line.utf8.prefix { $0 == 0x20 }.count
      let text = String(line.dropFirst(indent).reversed().drop { $0 == " " || $0 == "\r" }.reversed())
      guard let parts = Self.split(text, at: ":"), Self.isPair(parts), !parts.key.contains(" ") else { return false }
      let (first, value) = (start + indent, start + indent + parts.key.utf8.count + 1)
      let range = SourceRange(file: node.range.file, start: first, end: first + text.utf8.count)
      pairs.append((Located(text, range), "\(parts.key): \(parts.value)"))
      blanks.append(.init(range: SourceRange(file: node.range.file, start: value, end: value), replacement: " "))
      start += line.utf8.count + 1
    }
    for (number, pair) in pairs.enumerated() {
      report(.missingSpace(in: pair.text, entry: pair.entry, blanks: number == 0 ? blanks : []))
    }
    return true
  }

  /// Whether it is no sentence: Chinese ones have no blanks, but none is a key either.
  private static func isPair(_ parts: (key: String, value: String)) -> Bool {
    parts.key.utf8.allSatisfy { $0 < 0x80 } && !parts.value.contains(" ")
  }

  private static func split(_ text: String, at separator: Character) -> (key: String, value: String)? {
    guard let colon = text.firstIndex(of: separator), colon > text.startIndex else { return nil }
    let after = text[text.index(after: colon)...]
    guard !after.isEmpty, !after.hasPrefix("//") else { return nil }
    return (String(text[..<colon]), String(after.drop { $0 == " " }))
  }

  /// `font: bold`: a word that only another key takes.
  func reportOtherKey(_ entry: YAMLEntry, than key: Form.Key, of node: YAMLNode, in form: Form) -> Bool {
    guard entry.value.isPlain, key.shape.isSimple, !key.shape.takes(entry.value.text) else { return false }
    let others = form.keys.filter { $0.name != key.name && $0.shape.takes(entry.value.text) }
    guard others.count == 1, node.entry(others[0].name) == nil else { return false }
    let written = "\(others[0].name): \(entry.value.text)"
    let fix = Diagnostic.FixIt(
      Wording.write(written), replace: entry.key.range.through(entry.value.range), with: written)
    return !refuse(
      entry.value, .verbatim("`\(key.name)`"), key.shape, help: Wording.write(written), fixIts: [fix])
  }

  /// A list or mapping where a text is wanted: most often a text that begins with a bracket.
  func reportBrackets(_ node: YAMLNode) -> Bool {
    guard node.isFlow, node.kind != .scalar else { return false }
    let isBare =
      node.kind == .sequence
      ? !node.items.isEmpty && node.items.allSatisfy { $0.kind == .scalar }
      : !node.entries.isEmpty && node.entries.allSatisfy { $0.value.isNull && $0.value.text.isEmpty }
    if isBare { report(.unquotedBrackets(node, source: source(node.range))) }
    return isBare
  }

  /// A text that is taken as it is written, though some YAML would read it otherwise.
  func warnIfMisread(_ node: YAMLNode) {
    guard node.isPlain else { return }
    let quotes = "“”‘’＂＇".unicodeScalars
    if let first = node.text.unicodeScalars.first, let last = node.text.unicodeScalars.last, quotes.contains(first),
      quotes.contains(last), node.text.count > 1
    {
      report(.typographicQuotes(around: node.locatedText))
    } else if let misreading = PlainScalar.misreading(node.text) {
      report(.unquotedText(node.locatedText, misreading))
    }
  }

  /// `#FF3B30` without quotes, which YAML takes for a comment.
  func reportHash(after key: YAMLNode, what: @autoclosure () -> LocalizedText) -> Bool {
    let rest = diagnostics.restOfLine(after: key.range).drop { $0 == ":" || $0 == " " }
    guard rest.hasPrefix("#") else { return false }
    let first = String(rest.prefix { $0 != " " && $0 != "\r" })
    let text = ContentElement.Color.Value(first) == nil ? String(rest) : first
    report(.unquotedHash(text, insteadOf: what(), at: key.range))
    return true
  }

  /// Says that a word of the language is in quotes.
  @discardableResult
  func reportQuoted(_ node: YAMLNode, _ word: String) -> Bool {
    fail(.quotedWord(word, at: node.range))
  }

  /// Whether a plain scalar is a number to some YAML only, which a finding then says.
  func reportAmbiguous(_ node: YAMLNode) -> Bool {
    guard node.isPlain, PlainScalar.isAmbiguousNumber(node.text) else { return false }
    report(.ambiguousNumber(node.locatedText))
    return true
  }
}
