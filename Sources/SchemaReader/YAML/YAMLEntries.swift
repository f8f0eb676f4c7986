/// One `key: value` of a mapping; the key is always a scalar.
struct YAMLEntry: Sendable {
  fileprivate let tree: YAMLTree
  fileprivate let keyIndex: Int32
  fileprivate let valueIndex: Int32

  var key: YAMLNode { YAMLNode(tree: tree, index: keyIndex) }
  var value: YAMLNode { YAMLNode(tree: tree, index: valueIndex) }
}

/// The entries of a mapping in the order of the file.
struct YAMLEntries: RandomAccessCollection, Sendable {
  let tree: YAMLTree
  let first: Int
  let count: Int

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> YAMLEntry {
    precondition(position >= 0 && position < count)
    let key = first + 2 * position
    return YAMLEntry(tree: tree, keyIndex: tree.children[key], valueIndex: tree.children[key + 1])
  }
}

/// The elements of a sequence in the order of the file.
struct YAMLItems: RandomAccessCollection, Sendable {
  let tree: YAMLTree
  let first: Int
  let count: Int

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> YAMLNode {
    precondition(position >= 0 && position < count)
    return YAMLNode(tree: tree, index: tree.children[first + position])
  }
}
