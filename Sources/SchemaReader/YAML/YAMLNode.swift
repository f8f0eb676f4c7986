import SourceText

/// A value of a YAML document: a handle into its tree.
///
/// An alias is the very node its anchor stands on, with that node's range.
struct YAMLNode: Sendable {
  enum Kind: Sendable { case scalar, sequence, mapping }
  enum Style: UInt8, Sendable { case plain, singleQuoted, doubleQuoted, literal, folded }

  let tree: YAMLTree
  let index: Int32

  @inline(__always)
  private var node: YAMLTree.Node { tree.nodes[Int(index)] }

  @inline(__always)
  var kind: Kind { node.kind }

  /// How a scalar is written; `plain` for collections.
  var style: Style { node.style }

  /// Whether a collection is written with braces or brackets.
  var isFlow: Bool { node.marks.contains(.flow) }

  /// The node's own text: with its quotes or brackets, without anchor, tag, or what follows the last child.
  var range: SourceRange { SourceRange(file: tree.file, start: Int(node.start), end: Int(node.end)) }

  /// A scalar's content; empty for collections.
  var text: String {
    withText { bytes in
      guard let start = bytes.baseAddress, bytes.count <= 15 else { return String(decoding: bytes, as: UTF8.self) }
      // A text as short is kept in place, and built there.
      return String(unsafeUninitializedCapacity: bytes.count) { text in
        text.baseAddress?.initialize(from: start, count: bytes.count)
        return bytes.count
      }
    }
  }

  var locatedText: Located<String> { Located(text, range) }

  /// A scalar's content as a word; nil if it is longer, and for collections.
  var word: Word? { kind == .scalar ? withText { Word($0) } : nil }

  /// Whether this is a scalar without content, or a collection.
  var isTextEmpty: Bool { withText { $0.isEmpty } }

  /// Whether a scalar's content is what stands in the file, but for its quotes.
  var isTextInFile: Bool { node.first >= 0 }

  /// The last byte of a scalar's content.
  var lastByte: UInt8? { withText { $0.last } }

  /// Whether this is a scalar without quotes and without a tag: only then can it be a word of the language.
  var isPlain: Bool { node.isPlain }

  /// Whether this is a plain scalar that may be no text, to us or to some other reader of YAML.
  var isDubious: Bool { tree.isDubious(node) }

  var isNull: Bool { tree.isNull(node) }

  /// The elements of a sequence; empty for other kinds.
  @inline(__always)
  var items: YAMLItems { YAMLItems(tree, from: index + 1, count: count(of: .sequence)) }

  /// The entries of a mapping, duplicates included, as written; empty for other kinds.
  @inline(__always)
  var entries: YAMLEntries { YAMLEntries(tree, from: index + 1, count: count(of: .mapping)) }

  @inline(__always)
  func count(of kind: Kind) -> Int {
    let node = node
    return node.kind == kind ? Int(node.count) : 0
  }

  /// The first entry of a mapping with that key, however the key is quoted.
  func entry(_ key: String) -> YAMLEntry? {
    for entry in entries where entry.key.has(text: key) { return entry }
    return nil
  }

  /// The same for a key of the language.
  func entry(_ key: Word) -> YAMLEntry? {
    tree.entry(key, of: index).map { YAMLEntry(tree: tree, keyIndex: $0.key, valueIndex: $0.value) }
  }

  /// Whether a mapping has that key of the language.
  func has(key: Word) -> Bool { tree.entry(key, of: index) != nil }

  /// Compares a scalar's content without making a `String` of it.
  func has(text: String) -> Bool {
    guard kind == .scalar else { return false }
    return withText { $0.count == text.utf8.count && $0.elementsEqual(text.utf8) }
  }

  /// Whether a scalar is that word.
  @inline(__always)
  func has(_ word: Word) -> Bool { kind == .scalar && tree.has(index, word) }

  /// Lends a scalar's content; nothing for collections.
  @inline(__always)
  func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let node = node
    guard node.kind == .scalar else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    return tree.withText(of: node, body)
  }
}
