import SourceText

/// What people write by mistake, where YAML sees nothing wrong.
extension Reading {
  /// `{string:int}` and `title：string`: a key and a value that ran together, as YAML sees a key without a value.
  mutating func reportRunTogether(_ entry: YAMLEntry) -> Bool {
    guard entry.key.isPlain, entry.value.isNull, entry.value.text.isEmpty else { return false }
    return reportRunTogether(entry.key)
  }

  /// The same for a text that stands where a mapping should.
  mutating func reportRunTogether(_ node: YAMLNode) -> Bool {
    guard node.isPlain else { return false }
    let text = node.text
    if let parts = Self.split(text, at: "：") {
      report(
        .fullWidthPunctuation, "`：` is the full-width colon, which is no colon to YAML", at: node.range,
        help: "YAML wants `: `, a colon and a space: `\(parts.0): \(parts.1)`",
        fixIts: [.init("write `\(parts.0): \(parts.1)`", replace: node.range, with: "\(parts.0): \(parts.1)")])
      return true
    }
    guard let parts = Self.split(text, at: ":") else { return false }
    let isMap = TypeName.isBuiltin(parts.0) || TypeName.swiftSpelling(parts.0) != nil
    report(
      .missingSpace, "a space is missing after the colon in `\(text)`", at: node.range,
      help: isMap ? "write `{ \(parts.0): \(parts.1) }`" : "write `\(parts.0): \(parts.1)`",
      fixIts: [.init("write `\(parts.0): \(parts.1)`", replace: node.range, with: "\(parts.0): \(parts.1)")])
    return true
  }

  /// A list or mapping where a text is wanted: most often a text that begins with a bracket.
  mutating func reportBrackets(_ node: YAMLNode) -> Bool {
    guard node.isFlow, node.kind != .scalar else { return false }
    let bare =
      node.kind == .sequence
      ? !node.items.isEmpty && node.items.allSatisfy { $0.kind == .scalar }
      : !node.entries.isEmpty && node.entries.allSatisfy { $0.value.isNull && $0.value.text.isEmpty }
    guard bare else { return false }
    let source = source(node.range)
    let quoted = Wording.quoted(source)
    report(
      .unquotedBrackets, "`\(source)` is \(Wording.kind(node)) to YAML, not a text", at: node.range,
      help: "a text that starts with `\(source.prefix(1))` must be quoted: `\(quoted)`",
      fixIts: [.init("quote the text", replace: node.range, with: quoted)])
    return true
  }

  /// A text that is taken as it is written, though some YAML would read it otherwise.
  mutating func warnIfMisread(_ node: YAMLNode) {
    guard node.isPlain else { return }
    let text = node.text
    if let first = text.first, let last = text.last, "“”".contains(first), text.count > 1, "“”".contains(last) {
      let inner = Wording.quoted(String(text.dropFirst().dropLast()))
      report(
        .typographicQuotes, "`“ ”` are typographic quotes, which become part of the text", at: node.range,
        help: "write `\(inner)`", fixIts: [.init("write straight quotes", replace: node.range, with: inner)])
      return
    }
    guard let misreading = PlainScalar.misreading(text) else { return }
    let quoted = Wording.quoted(text)
    report(
      .unquotedText, "`\(text)` is \(misreading) to other readers of YAML; it is taken as the text \(quoted)",
      at: node.range, help: "quote it: `\(quoted)`", fixIts: [.init("quote it", replace: node.range, with: quoted)])
  }

  private static func split(_ text: String, at separator: Character) -> (String, String)? {
    guard let colon = text.firstIndex(of: separator), colon > text.startIndex else { return nil }
    let after = text[text.index(after: colon)...]
    guard !after.isEmpty, !after.hasPrefix("//") else { return nil }
    return (String(text[..<colon]), String(after.drop { $0 == " " }))
  }
}
