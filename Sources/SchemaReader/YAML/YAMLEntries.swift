/// One `key: value` of a mapping; the key is always a scalar.
struct YAMLEntry: Sendable {
  var key: YAMLNode
  var value: YAMLNode
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
    return YAMLEntry(
      key: YAMLNode(tree: tree, index: tree.children[key]),
      value: YAMLNode(tree: tree, index: tree.children[key + 1]))
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
