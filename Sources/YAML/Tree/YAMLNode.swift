import SourceText

/// A value of a YAML document: a handle into its tree.
///
/// An alias is the very node its anchor stands on, with that node's range.
public struct YAMLNode: Sendable {
  public enum Kind: Sendable { case scalar, sequence, mapping }
  public enum Style: Sendable { case plain, singleQuoted, doubleQuoted, literal, folded }

  public let tree: YAMLTree
  let index: Int

  private var node: YAMLTree.Node { tree.nodes[index] }

  public var kind: Kind { node.kind }

  /// How a scalar is written; `plain` for collections.
  public var style: Style { node.style }

  /// Whether a collection is written with braces or brackets.
  public var isFlow: Bool { node.marks.contains(.flow) }

  /// The node's own text: with its quotes or brackets, without anchor, tag, or what follows the last child.
  public var range: SourceRange { SourceRange(file: tree.file, start: node.start, end: node.end) }

  /// A scalar's content; empty for collections.
  public var text: String { node.text }

  public var locatedText: Located<String> { Located(text, range) }

  /// Whether this is a scalar without quotes and without a tag: only then can it be a word of the language.
  public var isPlain: Bool { node.isPlain }

  public var isNull: Bool { isPlain && PlainScalar.isNull(text) }

  /// The elements of a sequence; empty for other kinds.
  public var items: [YAMLNode] {
    kind == .sequence ? tree.children(of: index, count: node.count).map { YAMLNode(tree: tree, index: $0) } : []
  }

  /// The element of a sequence that has but one.
  public var onlyItem: YAMLNode? { node.count == 1 ? items.first : nil }

  /// The entries of a mapping, duplicates included, as written; empty for other kinds.
  public var entries: [YAMLEntry] {
    guard kind == .mapping else { return [] }
    let children = tree.children(of: index, count: 2 * node.count)
    return stride(from: 0, to: children.count, by: 2).map { position in
      YAMLEntry(
        key: YAMLNode(tree: tree, index: children[position]), value: YAMLNode(tree: tree, index: children[position + 1])
      )
    }
  }

  /// The entry of a mapping that has but one.
  public var onlyEntry: YAMLEntry? { node.count == 1 ? entries.first : nil }

  /// The first entry of a mapping with that key, however the key is quoted.
  public func entry(_ key: String) -> YAMLEntry? { entries.first { $0.key.has(text: key) } }

  /// Whether this is a scalar with just these bytes.
  public func has(text: String) -> Bool { kind == .scalar && self.text.utf8.elementsEqual(text.utf8) }
}

/// One `key: value` of a mapping; the key is always a scalar.
public struct YAMLEntry: Sendable {
  public let key: YAMLNode
  public let value: YAMLNode
}
