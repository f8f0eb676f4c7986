import SourceText

extension YAMLBuilder {
  /// A node that aliases can name, and what writing it out would cost.
  struct Anchor {
    var node: Int
    /// The nodes in it as if every alias were written out; 0 while it is still open.
    var weight: Int
    var height: Int
  }

  /// So few lines of aliases of aliases can stand for so many values that no one could wait for them.
  static let maximumAliasedWeight = 100_000

  /// Resolves an alias to the node of its anchor.
  mutating func alias(_ name: String, _ start: Int, _ end: Int) throws(YAMLError) {
    let range = SourceRange(file: file.id, start: start, end: end)
    guard let anchor = anchors[name] else {
      findings.append(unknownAlias(name, at: range))
      _ = append(YAMLTree.Node(kind: .scalar, marks: [.alias, .dropped], start: start, end: end, text: name))
      return add(Self.dropped, endingAt: end, weight: 1, height: 0)
    }
    guard anchor.weight > 0 else { throw .refused(cycle(name, at: range, from: nodes[anchor.node])) }
    guard depth + anchor.height <= Self.maximumDepth else { throw .refused(tooDeep(at: start)) }
    aliasedWeight += anchor.weight
    guard aliasedWeight <= Self.maximumAliasedWeight else { throw .refused(explosion(at: range)) }
    let index = append(
      YAMLTree.Node(kind: .scalar, marks: .alias, start: start, end: end, text: name, next: anchor.node))
    add(index, endingAt: end, weight: anchor.weight, height: anchor.height)
  }

  private func unknownAlias(_ name: String, at range: SourceRange) -> Diagnostic {
    let quoting = LocalizedText("a string that starts with `*` must be quoted", zh: "以 `*` 开头的字符串必须加引号")
    let near = Spelling.nearest(to: name, in: anchors.keys.sorted()).map { Wording.didYouMean("*\($0)") }
    return Diagnostic(
      .unknownAlias, "unknown anchor `&\(name)`", zh: "这个别名之前没有锚点 `&\(name)`", at: range,
      help: near.map { LocalizedText("\($0) \(quoting)", zh: "\($0)\(quoting)") } ?? quoting,
      fixIts: [.init(Wording.quoteIt, replace: range, with: "\"*\(name)\"")])
  }

  private func cycle(_ name: String, at range: SourceRange, from anchor: YAMLTree.Node) -> Diagnostic {
    let whole = SourceRange(file: file.id, start: anchor.start, end: anchor.start)
    return Diagnostic(
      .aliasCycle, "`*\(name)` is inside the value it refers to", zh: "`*\(name)` 在它自己所指的值里面", at: range,
      notes: [.init(LocalizedText("`&\(name)` starts here", zh: "`&\(name)` 从这里开始"), at: whole)],
      help: LocalizedText("write out the inner value", zh: "把里面的值写出来"))
  }

  private func explosion(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .aliasExpansion, "the aliases in this file expand to more than \(Self.maximumAliasedWeight) values",
      zh: "这个文件的别名展开后超过 \(Self.maximumAliasedWeight) 个值", at: range,
      help: LocalizedText("use fewer nested aliases", zh: "减少别名的嵌套"))
  }

  func tooDeep(at offset: Int) -> Diagnostic {
    Diagnostic(
      .nestingDepth, "collections are nested more than \(Self.maximumDepth) levels deep",
      zh: "列表和映射的嵌套超过 \(Self.maximumDepth) 层",
      at: SourceRange(file: file.id, start: offset, end: min(offset + 1, file.bytes.count)))
  }
}
