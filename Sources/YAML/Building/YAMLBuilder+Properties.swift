import SourceText

extension YAMLBuilder {
  /// What may be before a node: `&anchor` and `!tag`.
  struct Properties {
    var anchor: String?
    var tag: String?

    init(anchor: UnsafePointer<UInt8>?, tag: UnsafePointer<UInt8>?) {
      self.anchor = anchor.map { String(cString: $0) }
      self.tag = tag.map { String(cString: $0) }
    }
  }

  /// Where a node's anchor and tag are, and where the node itself begins; libyaml's mark lies before all of them.
  func location(of properties: Properties, _ start: Int, _ limit: Int) -> (properties: [Range<Int>], content: Int) {
    var offset = start
    var ranges: [Range<Int>] = []
    for _ in 0..<((properties.anchor == nil ? 0 : 1) + (properties.tag == nil ? 0 : 1)) {
      let end = propertyEnd(from: offset, limit)
      ranges.append(offset..<end)
      offset = skippingBlanks(from: end, limit)
    }
    return (ranges, offset)
  }

  /// Tags are YAML's types; the schema language has its own, and only "this is text" makes sense.
  mutating func checkTag(_ properties: Properties, _ kind: YAMLNode.Kind, at start: Int) {
    guard let tag = properties.tag else { return }
    if kind == .scalar, tag == "tag:yaml.org,2002:str" || tag == "!" { return }
    var start = start
    if file.bytes[start] == UInt8(ascii: "&") {
      start = skippingBlanks(from: propertyEnd(from: start, file.bytes.count), file.bytes.count)
    }
    let range = SourceRange(file: file.id, start: start, end: propertyEnd(from: start, file.bytes.count))
    findings.append(
      Diagnostic(
        .unsupportedTag, "the tag `\(file.text(in: range))` is not supported", zh: "不支持标签 `\(file.text(in: range))`",
        at: range,
        help: LocalizedText("remove it; quote a string that starts with `!`", zh: "删除它；以 `!` 开头的字符串必须加引号")))
  }

  /// Whether a collection, or a text that may be `<<`, can be a key; says why not.
  mutating func checkKey(_ node: YAMLTree.Node) -> Bool {
    let range = SourceRange(file: file.id, start: node.start, end: node.end)
    if node.kind != .scalar {
      let isMapping = node.kind == .mapping
      findings.append(
        Diagnostic(
          .complexKey,
          isMapping
            ? LocalizedText("a key must be a string, not a mapping", zh: "键必须是字符串，而不是映射")
            : LocalizedText("a key must be a string, not a list", zh: "键必须是字符串，而不是列表"),
          at: range, help: keyHelp(mark: !node.marks.contains(.flow) ? nil : isMapping ? "{" : "[")))
      return false
    }
    if node.style == .plain, !node.marks.contains(.tag),
      file.bytes[node.start..<node.end].elementsEqual("<<".utf8)
    {
      findings.append(
        Diagnostic(
          .mergeKey, "merge keys (`<<`) are not supported", zh: "不支持合并键 `<<`", at: range,
          help: LocalizedText(
            "write out the entries, or move shared fields into an `object` and `include` it",
            zh: "把条目逐一写出来；共用的字段放进 `object`，再用 `include` 引入")))
      return false
    }
    return true
  }

  private func keyHelp(mark: String?) -> LocalizedText {
    guard let mark else { return LocalizedText("use a name", zh: "写一个名称") }
    return LocalizedText(
      "use a name; quote a string that starts with `\(mark)`", zh: "写一个名称；以 `\(mark)` 开头的字符串必须加引号")
  }

  /// A block scalar's text without the line breaks behind it.
  func trimmingBlanks(from start: Int, to end: Int) -> Int {
    var end = end
    while end > start, [0x20, 0x09, 0x0A, 0x0D].contains(file.bytes[end - 1]) { end -= 1 }
    return end
  }

  private func propertyEnd(from start: Int, _ limit: Int) -> Int {
    var offset = start
    let isVerbatim = file.bytes[start...].starts(with: "!<".utf8)
    let stops: [UInt8] = isVerbatim ? [0x3E] : [0x20, 0x09, 0x0A, 0x0D, 0x2C, 0x5B, 0x5D, 0x7B, 0x7D]
    while offset < limit, !stops.contains(file.bytes[offset]) { offset += 1 }
    return isVerbatim && offset < limit ? offset + 1 : offset
  }

  private func skippingBlanks(from start: Int, _ limit: Int) -> Int {
    var offset = start
    while offset < limit {
      switch file.bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case UInt8(ascii: "#"): while offset < limit, file.bytes[offset] != 0x0A { offset += 1 }
      default: return offset
      }
    }
    return offset
  }
}
