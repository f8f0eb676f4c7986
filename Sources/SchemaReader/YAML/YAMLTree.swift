import SourceText

/// The documents of one file: the nodes in the order of the text, each before what is in it.
///
/// Built once by `YAMLBuilder`; a `YAMLNode` is a handle into it.
struct YAMLTree: Sendable {
  let file: SourceFile.ID
  let nodes: [Node]

  /// The numbers of the nodes that stand in a collection, aliases resolved.
  func children(of collection: Int, count: Int) -> [Int] {
    var children: [Int] = []
    children.reserveCapacity(count)
    var place = collection + 1
    while children.count < count {
      let node = nodes[place]
      if !node.marks.contains(.dropped) { children.append(node.marks.contains(.alias) ? node.next : place) }
      place = node.kind == .scalar ? place + 1 : node.next
    }
    return children
  }
}
