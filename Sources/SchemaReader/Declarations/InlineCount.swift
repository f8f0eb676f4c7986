/// A number of inline types, as far as keys tell.
struct InlineCount: Equatable, Sendable {
  var objects = 0
  var enums = 0

  static func += (a: inout InlineCount, b: InlineCount) {
    a.objects += b.objects
    a.enums += b.enums
  }

  mutating func count(below node: YAMLNode) {
    var place = node.index + 1
    for _ in 0..<node.count(of: .mapping) {
      let key = node.tree.takeChild(at: &place)
      let value = YAMLNode(tree: node.tree, index: node.tree.takeChild(at: &place))
      guard value.kind != .scalar else { continue }
      if node.tree.has(key, "object") { objects += 1 }
      if node.tree.has(key, "enum") { enums += 1 }
      count(below: value)
    }
  }
}
