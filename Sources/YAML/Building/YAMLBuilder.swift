import CLibYAML
import SourceText

/// Takes libyaml's events and lays the tree out; says what YAML allows and schemas do not.
struct YAMLBuilder {
  /// A collection that has begun and not ended.
  struct Frame {
    var node: Int
    /// Nodes below it as if every alias were written out.
    var weight = 1
    var height = 1
    /// Where its last child ends.
    var end: Int
    /// The same with the blank lines that are part of a block scalar.
    var writtenEnd: Int
    var isMapping: Bool
    var isAnchored: Bool
    /// The elements or entries it has so far.
    var count: Int = 0
    /// The key whose value comes next; nil: a key does.
    var key: Int?
  }

  /// Deeper nesting is no schema, and whoever walks the tree may recurse.
  static let maximumDepth = 100
  /// Stands for a node that was reported and left out.
  static let dropped: Int = -1

  let file: SourceFile
  private(set) var roots: [Int] = []
  var findings: [Diagnostic] = []
  /// The innermost collection that is open; outside of all of them the document, which has no node.
  private var frame = Frame(node: Self.dropped, end: 0, writtenEnd: 0, isMapping: false, isAnchored: false)
  /// What is open around it, the document first.
  private var outer: [Frame] = []
  var anchors: [String: Anchor] = [:]
  /// The names of the anchors of open collections, by their nodes.
  private var openAnchors: [Int: String] = [:]
  var aliasedWeight = 0
  /// Whether there is a document before this one that no `...` ends.
  private(set) var isDocumentOpen = false
  private(set) var nodes: [YAMLTree.Node] = []
  private var properties: [Int: [Range<Int>]] = [:]
  private var document = YAMLTree.Document()
  private var documents: [YAMLTree.Document] = []

  init(file: SourceFile) { self.file = file }

  /// How many collections are open.
  var depth: Int { outer.count }

  /// What was read before the end of the file or the first error.
  var tree: YAMLTree {
    YAMLTree(file: file.id, nodes: nodes, properties: properties, documents: documents, rootNumbers: roots)
  }

  /// Takes an event; false after the last one.
  mutating func take(_ event: UnsafePointer<yaml_event_t>, _ start: Int, _ end: Int) throws(YAMLError) -> Bool {
    switch event.pointee.type {
    case YAML_STREAM_END_EVENT: return false
    case YAML_DOCUMENT_START_EVENT:
      anchors.removeAll()
      let data = event.pointee.data.document_start
      document = YAMLTree.Document(marker: data.implicit == 0 ? start : nil)
      if data.version_directive != nil || data.tag_directives.start != data.tag_directives.end {
        document.hasDirectives = true
        checkDirectives(from: start)
      }
    case YAML_DOCUMENT_END_EVENT:
      isDocumentOpen = event.pointee.data.document_end.implicit != 0
      document.hasEndMarker = !isDocumentOpen
      documents.append(document)
    case YAML_SCALAR_EVENT: scalar(event, start, end)
    case YAML_ALIAS_EVENT: try alias(String(cString: event.pointee.data.alias.anchor), start, end)
    case YAML_SEQUENCE_START_EVENT:
      let data = event.pointee.data.sequence_start
      let isFlow = data.style == YAML_FLOW_SEQUENCE_STYLE
      try open(.sequence, isFlow: isFlow, data.anchor, data.tag, start, end)
    case YAML_MAPPING_START_EVENT:
      let data = event.pointee.data.mapping_start
      let isFlow = data.style == YAML_FLOW_MAPPING_STYLE
      try open(.mapping, isFlow: isFlow, data.anchor, data.tag, start, end)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: close(end)
    default: break
    }
    return true
  }

  private mutating func scalar(_ event: UnsafePointer<yaml_event_t>, _ start: Int, _ end: Int) {
    let data = event.pointee.data.scalar
    let properties = Properties(anchor: data.anchor, tag: data.tag)
    let written = location(of: properties, start, end)
    var node = node(event, written.content, end)
    if properties.tag != nil { node.marks = .tag }
    let index = append(node, behind: written.properties)
    checkTag(properties, .scalar, at: start)
    if let name = properties.anchor { anchors[name] = Anchor(node: index, weight: 1, height: 0) }
    add(index, endingAt: node.end, weight: 1, height: 0)
  }

  /// A scalar that begins at `start`, behind its properties.
  private mutating func node(_ event: UnsafePointer<yaml_event_t>, _ start: Int, _ end: Int) -> YAMLTree.Node {
    let data = event.pointee.data.scalar
    let style = YAMLNode.Style(data.style)
    let trimmedEnd = style == .literal || style == .folded ? trimmingBlanks(from: start, to: end) : end
    let text = String(decoding: UnsafeBufferPointer(start: data.value, count: data.length), as: UTF8.self)
    return YAMLTree.Node(
      kind: .scalar, style: style, start: start, end: trimmedEnd, writtenEnd: end, text: text)
  }

  /// The node's number.
  mutating func append(_ node: YAMLTree.Node, behind properties: [Range<Int>] = []) -> Int {
    nodes.append(node)
    let number = nodes.count - 1
    if !properties.isEmpty { self.properties[number] = properties }
    if depth == 0 { document.root = number }
    return number
  }

  private mutating func open(
    _ kind: YAMLNode.Kind, isFlow: Bool, _ anchor: UnsafePointer<UInt8>?, _ tag: UnsafePointer<UInt8>?, _ start: Int,
    _ end: Int
  ) throws(YAMLError) {
    let properties = Properties(anchor: anchor, tag: tag)
    let written = location(of: properties, start, isFlow ? end : file.bytes.count)
    let content = written.content
    guard depth < Self.maximumDepth else { throw .refused(tooDeep(at: content)) }
    let index = append(
      YAMLTree.Node(kind: kind, marks: isFlow ? .flow : [], start: content, end: content),
      behind: written.properties)
    checkTag(properties, kind, at: start)
    if let name = properties.anchor {
      anchors[name] = Anchor(node: index, weight: 0, height: 0)
      openAnchors[index] = name
    }
    outer.append(frame)
    frame = Frame(
      node: index, end: content, writtenEnd: content, isMapping: kind == .mapping, isAnchored: properties.anchor != nil)
  }

  private mutating func close(_ end: Int) {
    let frame = frame
    let index = frame.node
    // The end mark of a block collection lies at the next token, behind blank lines and comments.
    let isFlow = nodes[index].marks.contains(.flow)
    let writtenEnd = isFlow ? end : frame.writtenEnd
    let end = isFlow ? end : frame.end
    nodes[index].end = end
    nodes[index].writtenEnd = writtenEnd
    nodes[index].next = nodes.count
    nodes[index].count = frame.count
    if frame.isAnchored, let name = openAnchors.removeValue(forKey: frame.node), anchors[name]?.node == frame.node {
      anchors[name] = Anchor(node: frame.node, weight: frame.weight, height: frame.height)
    }
    self.frame = outer.removeLast()
    add(frame.node, endingAt: end, weight: frame.weight, height: frame.height)
  }

  /// Hands a finished node to the collection around it, or makes it a document's root.
  mutating func add(_ node: Int, endingAt end: Int, weight: Int, height: Int) {
    guard depth > 0 else {
      if node != Self.dropped, !isEmptyScalar(nodes[node]) { roots.append(node) }
      return
    }
    frame.end = max(frame.end, end)
    frame.writtenEnd = max(frame.writtenEnd, node == Self.dropped ? end : nodes[node].writtenEnd)
    frame.weight += weight
    frame.height = max(frame.height, height + 1)
    if !frame.isMapping {
      if node != Self.dropped { frame.count += 1 }
    } else if let key = frame.key {
      frame.key = nil
      addEntry(key, node)
    } else {
      frame.key = node == Self.dropped || canBeKey(node) ? node : drop(node)
    }
  }

  /// An entry one of whose halves was reported is left out as a whole.
  private mutating func addEntry(_ key: Int, _ value: Int) {
    if key != Self.dropped, value != Self.dropped {
      frame.count += 1
    } else {
      if key != Self.dropped { _ = drop(key) }
      if value != Self.dropped { _ = drop(value) }
    }
  }

  private mutating func drop(_ node: Int) -> Int {
    nodes[node].marks.insert(.dropped)
    return Self.dropped
  }

  /// Whether a node can be a key; says why not.
  private mutating func canBeKey(_ index: Int) -> Bool {
    var node = nodes[index]
    if node.marks.contains(.alias) { node = nodes[node.next] }
    return checkKey(node)
  }

  private func isEmptyScalar(_ node: YAMLTree.Node) -> Bool {
    node.kind == .scalar && node.style == .plain && node.text.isEmpty && !node.marks.contains(.tag)
  }
}
