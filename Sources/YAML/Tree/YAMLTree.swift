import SourceText

/// The documents of one file: the nodes in the order of the text, each before what is in it, and nothing of it lost.
///
/// Built once by `YAMLBuilder`. A `YAMLNode` is a handle into it for those who read what the text means, a
/// `WrittenNode` for those who write the text anew.
public final class YAMLTree: Sendable {
  /// What is between two `---`.
  public struct Document: Sendable {
    /// Where its `---` is.
    public var marker: Int?
    /// The number of its root, though nothing may be written there.
    var root: Int?
    public var hasDirectives = false
    /// Whether a `...` ends it.
    public var hasEndMarker = false
  }

  let file: SourceFile.ID
  let nodes: [Node]
  /// Where anchors and tags are, by the numbers of their nodes.
  let properties: [Int: [Range<Int>]]
  /// Those that were read to their end.
  public let documents: [Document]
  /// The roots that have a meaning.
  let rootNumbers: [Int]

  init(
    file: SourceFile.ID, nodes: [Node], properties: [Int: [Range<Int>]], documents: [Document], rootNumbers: [Int]
  ) {
    self.file = file
    self.nodes = nodes
    self.properties = properties
    self.documents = documents
    self.rootNumbers = rootNumbers
  }

  /// The roots of the documents that are not empty.
  public var roots: [YAMLNode] { rootNumbers.map { YAMLNode(tree: self, index: $0) } }

  /// The root of a document as it is written; nil if nothing is.
  public func root(of document: Document) -> WrittenNode? {
    guard let node = document.root.map({ WrittenNode(tree: self, index: $0) }), !node.isEmpty else { return nil }
    return node
  }

  /// Every value in the order of the text, each where it is written out.
  public var values: [YAMLNode] {
    nodes.indices.filter { !nodes[$0].marks.contains(.alias) }.map { YAMLNode(tree: self, index: $0) }
  }

  /// What scalars, aliases, anchors and tags occupy: the rest is punctuation, blanks and comments.
  public var leaves: [Range<Int>] {
    nodes.indices.flatMap { number in
      let node = nodes[number]
      let isLeaf = node.kind == .scalar && node.start < node.writtenEnd
      return (properties[number] ?? []) + (isLeaf ? [node.start..<node.writtenEnd] : [])
    }
  }

  /// The texts in quotes.
  var quotedTexts: [Range<Int>] {
    nodes.filter { $0.kind == .scalar && ($0.style == .singleQuoted || $0.style == .doubleQuoted) }
      .map { $0.start..<$0.end }
  }

  /// The lines of block scalars.
  public var blocks: [Range<Int>] { nodes.filter(\.isBlockScalar).map { $0.start..<$0.writtenEnd } }

  /// Whether the last scalar of the text is a block scalar.
  public var endsWithBlock: Bool {
    nodes.last { $0.kind == .scalar && !$0.marks.contains(.alias) }?.isBlockScalar == true
  }

  /// The numbers of the nodes that are in a collection, aliases resolved.
  func children(of collection: Int, count: Int) -> [Int] {
    var children: [Int] = []
    children.reserveCapacity(count)
    var index = collection + 1
    while children.count < count {
      let node = nodes[index]
      if !node.marks.contains(.dropped) { children.append(node.marks.contains(.alias) ? node.next : index) }
      index = number(after: index)
    }
    return children
  }

  /// The number of the node behind one and all that is in it.
  func number(after index: Int) -> Int { nodes[index].kind == .scalar ? index + 1 : nodes[index].next }
}
