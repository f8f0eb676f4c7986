/// A number of inline types, as far as keys tell.
struct InlineCount: Equatable, Sendable {
  var objects = 0
  var enums = 0

  static func += (a: inout InlineCount, b: InlineCount) {
    a.objects += b.objects
    a.enums += b.enums
  }

  static func -= (a: inout InlineCount, b: InlineCount) {
    a.objects -= b.objects
    a.enums -= b.enums
  }

  mutating func count(below node: YAMLNode) { count(below: node.index, of: node.tree, "object", "enum") }

  private mutating func count(below mapping: Int32, of tree: YAMLTree, _ object: Word, _ enumeration: Word) {
    guard tree.nodes[Int(mapping)].kind == .mapping else { return }
    var place = mapping + 1
    for _ in 0..<tree.nodes[Int(mapping)].count {
      let (key, value) = (tree.takeChild(at: &place), tree.takeChild(at: &place))
      guard tree.nodes[Int(value)].kind != .scalar else { continue }
      if tree.has(key, object) { objects += 1 }
      if tree.has(key, enumeration) { enums += 1 }
      count(below: value, of: tree, object, enumeration)
    }
  }
}
