import SourceText

extension SyntaxDetector {
  /// A text that starts with a character that means something to YAML.
  static let indicator = SyntaxDetector(one: { trouble in
    guard let start = trouble.indicatorOffset, start < trouble.line.end else { return nil }
    let mark = trouble.text(start, start + 1)
    let location = trouble.range(start, start + 1)
    if mark == "*", trouble.isAlone(start) {
      let isIdentity = trouble.line.first.map { trouble.text($0.start, $0.end).hasPrefix("id") } ?? false
      return trouble.finding(
        LocalizedText("`*` is not a value", zh: "单独的 `*` 不是值"), at: location,
        help: isIdentity
          ? LocalizedText("to match any value, use `_`: `[10, _]`", zh: "任意值写成 `_`：`[10, _]`")
          : LocalizedText(
            "quote it: `\"*\"`; in an `id`, use `_` to match any value", zh: "加引号：`\"*\"`；在 `id` 里，任意值写成 `_`"),
        fixIts: isIdentity ? [.init(Wording.write("_"), replace: location, with: "_", isSafe: true)] : [])
    }
    let whole = trouble.key(from: start) ?? trouble.value(from: start)
    let example = whole.map { SyntaxTrouble.quoted(trouble.file.text(in: $0), isPattern: trouble.isPattern) }
    return trouble.finding(
      LocalizedText("an unquoted string cannot start with `\(mark)`", zh: "不加引号的字符串不能以 `\(mark)` 开头"),
      at: whole ?? location,
      help: example.map { Wording.quote(as: SyntaxTrouble.shortened($0)) } ?? Wording.quoteIt,
      fixIts: trouble.quoteFixIts(whole, isSafe: !trouble.failure.problem.contains("not allowed")))
  })
}

extension SyntaxTrouble {
  /// Where the character is, if libyaml failed because it took it for an indicator.
  fileprivate var indicatorOffset: Int? {
    let context = failure.context
    let scanned = ["while scanning an alias", "while scanning an anchor", "while scanning a block scalar"]
    if scanned.contains(context) || context.hasSuffix("ing a tag") { return onFailingLine(failure.contextOffset) }
    switch failure.problem {
    case "found character that cannot start any token", "found undefined tag handle": return failure.offset
    case "block sequence entries are not allowed in this context": return item.key == nil ? nil : failure.offset
    case "mapping keys are not allowed in this context": return item.key == nil ? nil : failure.offset
    default: return nil
    }
  }

  /// The key that begins there: no key is before it, and a colon ends it.
  fileprivate func key(from start: Int) -> SourceRange? {
    guard item.key == nil, let value = value(from: start) else { return nil }
    for offset in value.start..<value.end where file.bytes[offset] == UInt8(ascii: ":") {
      if offset + 1 >= line.end || file.bytes[offset + 1] == UInt8(ascii: " ") { return range(start, offset) }
    }
    return nil
  }

  fileprivate func isAlone(_ start: Int) -> Bool {
    start + 1 >= line.end || " ,]}".utf8.contains(file.bytes[start + 1])
  }

  private func onFailingLine(_ offset: Int?) -> Int? {
    offset.flatMap { $0 >= line.start && $0 < line.end ? $0 : nil }
  }
}
