import SourceText

/// A value of a YAML document: a handle into its tree.
///
/// An alias is the very node its anchor stands on, with that node's range.
struct YAMLNode: Sendable {
  enum Kind: Sendable { case scalar, sequence, mapping }
  enum Style: Sendable { case plain, singleQuoted, doubleQuoted, literal, folded }

  let tree: YAMLTree
  let index: Int32

  private var node: YAMLTree.Node { tree.nodes[Int(index)] }

  var kind: Kind { node.kind }

  /// How a scalar is written; `plain` for collections.
  var style: Style { node.style }

  /// Whether a collection is written with braces or brackets.
  var isFlow: Bool { node.isFlow }

  /// The node's own text: with its quotes or brackets, without anchor, tag, or what follows the last child.
  var range: SourceRange { SourceRange(file: tree.file, start: Int(node.start), end: Int(node.end)) }

  /// A scalar's content; empty for collections.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether this is a scalar without quotes and without a tag: only then can it be a word of the language.
  var isPlain: Bool { node.kind == .scalar && node.style == .plain && !node.hasTag }

  var isNull: Bool { isPlain && node.count <= 4 && PlainScalar.isNull(text) }

  /// The elements of a sequence; empty for other kinds.
  var items: YAMLItems {
    let node = node
    guard node.kind == .sequence else { return YAMLItems(tree: tree, first: 0, count: 0) }
    return YAMLItems(tree: tree, first: Int(node.first), count: Int(node.count))
  }

  /// The entries of a mapping, duplicates included, as written; empty for other kinds.
  var entries: YAMLEntries {
    let node = node
    guard node.kind == .mapping else { return YAMLEntries(tree: tree, first: 0, count: 0) }
    return YAMLEntries(tree: tree, first: Int(node.first), count: Int(node.count))
  }

  /// The first entry of a mapping with that key, however the key is quoted.
  func entry(_ key: String) -> YAMLEntry? { entries.first { $0.key.has(text: key) } }

  /// Compares a scalar's content without making a `String` of it.
  func has(text: String) -> Bool { node.kind == .scalar && bytes.elementsEqual(text.utf8) }

  private var bytes: ArraySlice<UInt8> {
    let node = node
    guard node.kind == .scalar else { return [] }
    return tree.pool[Int(node.first)..<Int(node.first + node.count)]
  }
}
