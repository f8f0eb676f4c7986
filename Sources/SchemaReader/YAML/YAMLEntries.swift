/// One `key: value` of a mapping; the key is always a scalar.
struct YAMLEntry: Sendable {
  let tree: YAMLTree
  let keyIndex: Int32
  let valueIndex: Int32

  @inline(__always)
  var key: YAMLNode { YAMLNode(tree: tree, index: keyIndex) }
  @inline(__always)
  var value: YAMLNode { YAMLNode(tree: tree, index: valueIndex) }
}

/// The entries of a mapping in the order of the file.
struct YAMLEntries: Sequence, IteratorProtocol, Sendable {
  private let tree: YAMLTree
  /// Where the next one begins.
  private var place: Int32
  private(set) var count: Int

  @inline(__always)
  init(_ tree: YAMLTree, from place: Int32, count: Int) {
    (self.tree, self.place, self.count) = (tree, place, count)
  }

  var isEmpty: Bool { count == 0 }
  var underestimatedCount: Int { count }

  var first: YAMLEntry? {
    var rest = self
    return rest.next()
  }

  @inline(__always)
  mutating func next() -> YAMLEntry? {
    guard count > 0 else { return nil }
    count -= 1
    let key = tree.takeChild(at: &place)
    return YAMLEntry(tree: tree, keyIndex: key, valueIndex: tree.takeChild(at: &place))
  }
}

/// The elements of a sequence in the order of the file.
struct YAMLItems: Sequence, IteratorProtocol, Sendable {
  private let tree: YAMLTree
  /// Where the next one begins.
  private var place: Int32
  private(set) var count: Int

  @inline(__always)
  init(_ tree: YAMLTree, from place: Int32, count: Int) {
    (self.tree, self.place, self.count) = (tree, place, count)
  }

  var isEmpty: Bool { count == 0 }
  var underestimatedCount: Int { count }

  /// The only element.
  var single: YAMLNode? {
    var rest = self
    return count == 1 ? rest.next() : nil
  }

  @inline(__always)
  mutating func next() -> YAMLNode? {
    guard count > 0 else { return nil }
    count -= 1
    return YAMLNode(tree: tree, index: tree.takeChild(at: &place))
  }
}
