import SourceText

/// The documents of one file as flat arrays: nodes, their children, and the texts that do not stand in the file as they
/// are read.
///
/// Built once by `YAMLBuilder`, then immutable; a `YAMLNode` is a handle into it.
final class YAMLTree: Sendable {
  struct Node: Sendable {
    var kind: YAMLNode.Kind
    var style = YAMLNode.Style.plain
    var isFlow = false
    var hasTag = false
    /// Byte offsets in the file.
    var start: Int32
    var end: Int32
    /// Where a scalar's text begins: in the file or, below zero, `~first` in `pool`. For a collection, its first node
    /// in `children`; a mapping's stand there as key, value, key, value.
    var first: Int32 = 0
    var count: Int32 = 0
  }

  let file: SourceFile.ID
  /// Those of the file.
  let bytes: [UInt8]
  let nodes: [Node]
  let children: [Int32]
  let pool: [UInt8]

  init(_ file: SourceFile, nodes: [Node], children: [Int32], pool: [UInt8]) {
    self.file = file.id
    bytes = file.bytes
    self.nodes = nodes
    self.children = children
    self.pool = pool
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
