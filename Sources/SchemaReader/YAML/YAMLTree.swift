import SourceText

/// The documents of one file as flat arrays: the nodes in the order of the text, each before what is in it, and the
/// texts that do not stand in the file as they are read.
///
/// Built once by `YAMLBuilder`, then immutable; a `YAMLNode` is a handle into it.
final class YAMLTree: Sendable {
  let file: SourceFile.ID
  /// Those of the file.
  let bytes: [UInt8]
  let nodes: [Node]
  let pool: [UInt8]

  init(_ file: SourceFile, nodes: [Node], pool: [UInt8]) {
    self.file = file.id
    bytes = file.bytes
    self.nodes = nodes
    self.pool = pool
  }

  /// The node of the next child at a place or behind it; the place moves on behind it.
  @inline(__always)
  func takeChild(at place: inout Int32) -> Int32 {
    nodes.withUnsafeBufferPointer { Self.takeChild(at: &place, of: $0) }
  }

  @inline(__always)
  private static func takeChild(at place: inout Int32, of nodes: UnsafeBufferPointer<Node>) -> Int32 {
    while true {
      let (index, node) = (place, nodes[Int(place)])
      // An alias is a scalar, too.
      place = node.kind == .scalar ? index + 1 : node.first
      guard !node.marks.isDisjoint(with: [.alias, .dropped]) else { return index }
      if !node.marks.contains(.dropped) { return node.first }
    }
  }

  /// The first entry of a mapping with that key, however the key is quoted: the numbers of its two nodes.
  func entry(_ key: Word, of mapping: Int32) -> (key: Int32, value: Int32)? {
    nodes.withUnsafeBufferPointer { nodes in
      let node = nodes[Int(mapping)]
      guard node.kind == .mapping else { return nil }
      var place = mapping + 1
      for _ in 0..<node.count {
        let (name, value) = (Self.takeChild(at: &place, of: nodes), Self.takeChild(at: &place, of: nodes))
        let node = nodes[Int(name)]
        if Int(node.count) == key.count, withText(of: node, { Word($0) == key }) { return (name, value) }
      }
      return nil
    }
  }

  /// Whether a node is a plain scalar that may be no text, to us or to some other reader of YAML.
  func isDubious(_ node: Node) -> Bool {
    node.isPlain && withText(of: node) { $0.first == Self.typographicQuote || PlainScalar.mayBeMisread($0) }
  }

  /// The first byte of “ and of ”.
  static var typographicQuote: UInt8 { 0xE2 }

  func isNull(_ node: Node) -> Bool { node.isPlain && withText(of: node, PlainScalar.isNull) }

  /// Whether a scalar is that word.
  @inline(__always)
  func has(_ index: Int32, _ word: Word) -> Bool {
    let node = nodes.withUnsafeBufferPointer { $0[Int(index)] }
    return Int(node.count) == word.count && withText(of: node) { Word($0) == word }
  }

  /// Lends the text of a scalar.
  @inline(__always)
  func withText<Result>(of node: Node, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let (first, count) = (Int(node.first), Int(node.count))
    guard first < 0 else {
      return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[first..<first + count])) }
    }
    let start = ~first
    return pool.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start..<start + count])) }
  }
}
