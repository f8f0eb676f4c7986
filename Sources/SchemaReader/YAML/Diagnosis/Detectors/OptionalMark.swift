import SourceText

extension SyntaxDetector {
  /// `tags: [string]?`: the question mark of a list or a map stands on the name.
  static let optionalMark = SyntaxDetector(one: { trouble in
    guard trouble.byte == UInt8(ascii: "?"), let closed = trouble.item.closed, let key = trouble.item.key,
      closed.upperBound == trouble.failure.offset
    else { return nil }
    let mark = trouble.range(trouble.failure.offset, trouble.failure.offset + 1)
    let what = trouble.file.bytes[closed.lowerBound] == UInt8(ascii: "[") ? "list" : "map"
    let name = trouble.text(key.lowerBound, key.upperBound)
    let type = trouble.text(closed.lowerBound, closed.upperBound)
    // In the long form the mark belongs to the field's name, which stands further out.
    let isLong = name == "type" && trouble.item.isFlow
    let edit = Diagnostic.Edit(range: trouble.range(key.upperBound, key.upperBound), replacement: "?")
    return trouble.finding(
      "a `?` cannot follow a \(what)", at: mark,
      help: "the `?` of a \(what) stands on the name: "
        + (isLong ? "`name?: { type: \(type) }`" : "`\(name)?: \(type)`"),
      fixIts: isLong || name.hasSuffix("?")
        ? [] : [.init("move it to the name", edits: [edit, .init(range: mark, replacement: "")])])
  })
}
