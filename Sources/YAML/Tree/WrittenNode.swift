/// A value as it is in the text: aliases are not resolved, and what the reader reported and left out is there.
public struct WrittenNode: Sendable {
  public enum Kind: Hashable, Sendable {
    case scalar(YAMLNode.Style)
    case alias, sequence, mapping
  }

  let tree: YAMLTree
  let index: Int

  private var node: YAMLTree.Node { tree.nodes[index] }

  public var kind: Kind {
    switch node.kind {
    case .sequence: .sequence
    case .mapping: .mapping
    case .scalar: node.marks.contains(.alias) ? .alias : .scalar(node.style)
    }
  }

  /// Whether a collection is written with braces or brackets.
  public var isFlow: Bool { node.marks.contains(.flow) }

  /// A scalar's content, or an alias's name.
  public var text: String { node.text }

  /// Where its anchor and its tag are, in their order.
  public var properties: [Range<Int>] { tree.properties[index] ?? [] }

  /// The node without its properties, with the blank lines that are part of a block scalar.
  public var content: Range<Int> { node.start..<node.writtenEnd }

  /// Whether nothing at all is written where the node should be.
  var isEmpty: Bool { kind == .scalar(.plain) && text.isEmpty && properties.isEmpty }

  /// The elements of a sequence; the keys of a mapping, each before its value.
  public var children: [WrittenNode] {
    guard node.kind != .scalar else { return [] }
    var children: [WrittenNode] = []
    var position = index + 1
    while position < node.next {
      children.append(WrittenNode(tree: tree, index: position))
      position = tree.number(after: position)
    }
    return children
  }
}
