import SourceText

extension YAMLBuilder {
  /// A node that aliases can name, and what writing it out would cost.
  struct Anchor {
    var node: Int32
    /// The nodes in it as if every alias were written out; 0 while it is still open.
    var weight: Int
    var height: Int
  }

  /// So few lines of aliases of aliases can stand for so many values that no one could wait for them.
  static let maximumAliasedWeight = 100_000

  /// Resolves an alias to the node of its anchor.
  mutating func alias(_ name: String, _ start: Int, _ end: Int) throws(YAMLStop) {
    let range = SourceRange(file: file.id, start: start, end: end)
    guard let anchor = anchors[name] else {
      findings.append(unknownAlias(name, at: range))
      return add(Self.dropped, endingAt: end, weight: 1, height: 0)
    }
    guard anchor.weight > 0 else { throw .refused(cycle(name, at: range, from: nodes[Int(anchor.node)])) }
    guard frames.count + anchor.height <= Self.maximumDepth else { throw .refused(tooDeep(at: start)) }
    aliasedWeight += anchor.weight
    guard aliasedWeight <= Self.maximumAliasedWeight else { throw .refused(explosion(at: range)) }
    add(anchor.node, endingAt: end, weight: anchor.weight, height: anchor.height)
  }

  private func unknownAlias(_ name: String, at range: SourceRange) -> Diagnostic {
    let near = Spelling.nearest(to: name, in: anchors.keys.sorted()).map { "did you mean `*\($0)`? " } ?? ""
    return Diagnostic(
      "unknown-alias", .error, "no anchor `&\(name)` stands before this alias", at: range,
      help: "\(near)a text that starts with `*` must be quoted",
      fixIts: [.init("quote it", replace: range, with: "\"*\(name)\"")])
  }

  private func cycle(_ name: String, at range: SourceRange, from anchor: YAMLTree.Node) -> Diagnostic {
    let whole = SourceRange(file: file.id, start: Int(anchor.start), end: Int(anchor.start))
    return Diagnostic(
      "alias-cycle", .error, "`*\(name)` stands inside the value it names", at: range,
      notes: [.init("`&\(name)` begins here", at: whole)], help: "write the inner value out")
  }

  private func explosion(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "alias-expansion", .error, "the aliases of this file stand for more than \(Self.maximumAliasedWeight) values",
      at: range,
      help: "write fewer aliases of values that hold aliases")
  }

  func tooDeep(at offset: Int) -> Diagnostic {
    Diagnostic(
      "nesting-depth", .error, "more than \(Self.maximumDepth) collections inside one another",
      at: SourceRange(file: file.id, start: offset, end: min(offset + 1, file.bytes.count)))
  }
}
