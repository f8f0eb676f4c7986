import SourceText

extension SyntaxDetector {
  /// `tags: [string]?`: the question mark of a list or a map is on the name.
  static let optionalMark = SyntaxDetector(one: { trouble in
    guard trouble.byte == UInt8(ascii: "?"), let closed = trouble.item.closed, let key = trouble.item.key,
      closed.upperBound == trouble.failure.offset
    else { return nil }
    let mark = trouble.range(trouble.failure.offset, trouble.failure.offset + 1)
    let isList = trouble.file.bytes[closed.lowerBound] == UInt8(ascii: "[")
    let name = trouble.text(key.lowerBound, key.upperBound)
    let type = trouble.text(closed.lowerBound, closed.upperBound)
    // In the long form the mark belongs to the field's name, which is further out. A field may have such a name, too.
    let isLong = ["type", "object", "enum"].contains(name)
    let edit = Diagnostic.Edit(range: trouble.range(key.upperBound, key.upperBound), replacement: "?")
    let better = isLong ? "name?: { \(name): \(type) }" : "\(name)?: \(type)"
    let edits = [edit, .init(range: mark, replacement: "")]
    return trouble.finding(
      isList
        ? LocalizedText("`?` is not allowed after a list", zh: "`?` 不能跟在列表后面")
        : LocalizedText("`?` is not allowed after a map", zh: "`?` 不能跟在字典后面"),
      at: mark,
      help: isList
        ? LocalizedText("put the `?` after the field name: `\(better)`", zh: "列表的 `?` 写在名称上：`\(better)`")
        : LocalizedText("put the `?` after the field name: `\(better)`", zh: "字典的 `?` 写在名称上：`\(better)`"),
      fixIts: isLong || name.hasSuffix("?")
        ? [] : [.init(LocalizedText("move it to the field name", zh: "移到名称上"), edits: edits, isSafe: true)])
  })
}
