import SourceText

/// The documents of one file as flat arrays: nodes, their children, and the bytes of all scalars in one pool.
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
    /// A scalar's bytes in `pool`; a collection's nodes in `children`, a mapping's as key, value, key, value.
    var first: Int32 = 0
    var count: Int32 = 0
  }

  let file: SourceFile.ID
  let nodes: [Node]
  let children: [Int32]
  let pool: [UInt8]

  init(file: SourceFile.ID, nodes: [Node], children: [Int32], pool: [UInt8]) {
    self.file = file
    self.nodes = nodes
    self.children = children
    self.pool = pool
  }
}
