import CLibYAML
import SourceText

/// Takes libyaml's events and lays the tree's arrays out; says what YAML allows and schemas do not.
struct YAMLBuilder {
  /// A collection that has begun and not ended.
  struct Frame {
    var node: Int32
    /// Where its children begin in `pending`.
    var base: Int
    /// Nodes below it as if every alias were written out.
    var weight = 1
    var height = 1
    /// Where its last child ends.
    var end: Int
    var anchor: String?
  }

  /// Deeper nesting is no schema, and whoever walks the tree may recurse.
  static let maximumDepth = 100
  /// Stands in `pending` for a node that was reported and left out.
  static let dropped: Int32 = -1

  let file: SourceFile
  private(set) var roots: [Int32] = []
  var findings: [Diagnostic] = []
  var frames: [Frame] = []
  var anchors: [String: Anchor] = [:]
  var aliasedWeight = 0
  private(set) var nodes: [YAMLTree.Node] = []
  private var children: [Int32] = []
  private var pool: [UInt8] = []
  private var pending: [Int32] = []

  init(file: SourceFile) { self.file = file }

  /// The roots of the documents that were read to their end.
  func documents() -> [YAMLNode] {
    let tree = YAMLTree(file: file.id, nodes: nodes, children: children, pool: pool)
    return roots.map { YAMLNode(tree: tree, index: $0) }
  }

  /// Takes an event; false after the last one.
  mutating func take(_ event: borrowing yaml_event_t, _ start: Int, _ end: Int) throws(YAMLStop) -> Bool {
    switch event.type {
    case YAML_STREAM_END_EVENT: return false
    case YAML_DOCUMENT_START_EVENT: anchors.removeAll()
    case YAML_SCALAR_EVENT: scalar(event, start, end)
    case YAML_ALIAS_EVENT: try alias(String(cString: event.data.alias.anchor), start, end)
    case YAML_SEQUENCE_START_EVENT:
      let data = event.data.sequence_start
      let isFlow = data.style == YAML_FLOW_SEQUENCE_STYLE
      try open(.sequence, isFlow: isFlow, Properties(anchor: data.anchor, tag: data.tag), start, end)
    case YAML_MAPPING_START_EVENT:
      let data = event.data.mapping_start
      let isFlow = data.style == YAML_FLOW_MAPPING_STYLE
      try open(.mapping, isFlow: isFlow, Properties(anchor: data.anchor, tag: data.tag), start, end)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: close(end)
    default: break
    }
    return true
  }

  private mutating func scalar(_ event: borrowing yaml_event_t, _ start: Int, _ end: Int) {
    let data = event.data.scalar
    let properties = Properties(anchor: data.anchor, tag: data.tag)
    let style = YAMLNode.Style(data.style)
    var node = YAMLTree.Node(kind: .scalar, style: style, start: 0, end: 0)
    let content = content(after: properties, start, end)
    let isBlock = style == .literal || style == .folded
    let trimmed = isBlock ? trimmingBlanks(from: content, to: end) : end
    node.hasTag = properties.tag != nil
    node.start = Int32(content)
    node.end = Int32(trimmed)
    node.first = Int32(pool.count)
    node.count = Int32(data.length)
    pool.append(contentsOf: UnsafeBufferPointer(start: data.value, count: data.length))
    checkTag(properties, .scalar, at: start)
    nodes.append(node)
    let index = Int32(nodes.count - 1)
    if let name = properties.anchor { anchors[name] = Anchor(node: index, weight: 1, height: 0) }
    add(index, endingAt: trimmed, weight: 1, height: 0)
  }

  private mutating func open(
    _ kind: YAMLNode.Kind, isFlow: Bool, _ properties: Properties, _ start: Int, _ end: Int
  ) throws(YAMLStop) {
    let content = content(after: properties, start, isFlow ? end : file.bytes.count)
    guard frames.count < Self.maximumDepth else { throw .refused(tooDeep(at: content)) }
    checkTag(properties, kind, at: start)
    nodes.append(YAMLTree.Node(kind: kind, isFlow: isFlow, start: Int32(content), end: Int32(content)))
    let index = Int32(nodes.count - 1)
    if let name = properties.anchor { anchors[name] = Anchor(node: index, weight: 0, height: 0) }
    frames.append(Frame(node: index, base: pending.count, end: content, anchor: properties.anchor))
  }

  private mutating func close(_ end: Int) {
    let frame = frames.removeLast()
    let index = Int(frame.node)
    // The end mark of a block collection lies at the next token, behind blank lines and comments.
    let end = nodes[index].isFlow ? end : frame.end
    nodes[index].end = Int32(end)
    nodes[index].first = Int32(children.count)
    let isMapping = nodes[index].kind == .mapping
    let step = isMapping ? 2 : 1
    for start in stride(from: frame.base, to: pending.count, by: step) {
      let group = pending[start..<(start + step)]
      if !group.contains(Self.dropped) { children.append(contentsOf: group) }
    }
    pending.removeSubrange(frame.base...)
    nodes[index].count = (Int32(children.count) - nodes[index].first) / Int32(step)
    if let name = frame.anchor, anchors[name]?.node == frame.node {
      anchors[name] = Anchor(node: frame.node, weight: frame.weight, height: frame.height)
    }
    add(frame.node, endingAt: end, weight: frame.weight, height: frame.height)
  }

  /// Hands a finished node to the collection around it, or makes it a document's root.
  mutating func add(_ node: Int32, endingAt end: Int, weight: Int, height: Int) {
    guard let frame = frames.indices.last else {
      if node != Self.dropped, !isEmptyScalar(nodes[Int(node)]) { roots.append(node) }
      return
    }
    frames[frame].end = max(frames[frame].end, end)
    frames[frame].weight += weight
    frames[frame].height = max(frames[frame].height, height + 1)
    let isKey =
      nodes[Int(frames[frame].node)].kind == .mapping && (pending.count - frames[frame].base).isMultiple(of: 2)
    pending.append(isKey && node != Self.dropped && !checkKey(nodes[Int(node)]) ? Self.dropped : node)
  }

  func bytes(of node: YAMLTree.Node) -> ArraySlice<UInt8> { pool[Int(node.first)..<Int(node.first + node.count)] }

  private func isEmptyScalar(_ node: YAMLTree.Node) -> Bool {
    node.kind == .scalar && node.style == .plain && node.count == 0 && !node.hasTag
  }
}
