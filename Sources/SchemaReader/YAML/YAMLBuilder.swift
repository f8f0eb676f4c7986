import CLibYAML
import SourceText

/// Takes libyaml's events and lays the tree out; says what YAML allows and schemas do not.
struct YAMLBuilder {
  /// A collection that has begun and not ended.
  struct Frame {
    var node: Int32
    /// Nodes below it as if every alias were written out.
    var weight = 1
    var height = 1
    /// Where its last child ends.
    var end: Int
    var isMapping: Bool
    var isAnchored: Bool
    /// The elements or entries it has so far.
    var count: Int32 = 0
    /// The key whose value comes next; nil: a key does.
    var key: Int32?
  }

  /// Deeper nesting is no schema, and whoever walks the tree may recurse.
  static let maximumDepth = 100
  /// Stands for a node that was reported and left out.
  static let dropped: Int32 = -1

  let file: SourceFile
  private(set) var roots: [Int32] = []
  var findings: [Diagnostic] = []
  /// The innermost collection that is open; outside of all of them the document, which has no node.
  private var frame = Frame(node: Self.dropped, end: 0, isMapping: false, isAnchored: false)
  /// What is open around it, the document first.
  private var outer: [Frame] = []
  var anchors: [String: Anchor] = [:]
  /// The names of the anchors of open collections, by their nodes.
  private var openAnchors: [Int32: String] = [:]
  var aliasedWeight = 0
  /// Whether there is a document before this one that no `...` ends.
  private(set) var isDocumentOpen = false
  private(set) var nodes: [YAMLTree.Node] = []
  private var pool: [UInt8] = []

  init(file: SourceFile) {
    self.file = file
    // A schema has a node for five bytes, or fewer of them.
    nodes.reserveCapacity(file.bytes.count / 5)
    outer.reserveCapacity(16)
  }

  /// How many collections are open.
  var depth: Int { outer.count }

  /// The roots of the documents that were read to their end.
  func documents() -> [YAMLNode] {
    // In as much memory as they take: all files of a project are held at once.
    let tree = YAMLTree(file, nodes: nodes.withUnsafeBufferPointer { Array($0) }, pool: pool)
    return roots.map { YAMLNode(tree: tree, index: $0) }
  }

  /// Takes an event; false after the last one.
  mutating func take(_ event: UnsafePointer<yaml_event_t>, _ start: Int, _ end: Int) throws(YAMLStop) -> Bool {
    switch event.pointee.type {
    case YAML_STREAM_END_EVENT: return false
    case YAML_DOCUMENT_START_EVENT:
      if !anchors.isEmpty { anchors.removeAll() }
      let data = event.pointee.data.document_start
      if data.version_directive != nil || data.tag_directives.start != data.tag_directives.end {
        checkDirectives(from: start)
      }
    case YAML_DOCUMENT_END_EVENT: isDocumentOpen = event.pointee.data.document_end.implicit != 0
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
    guard data.anchor == nil, data.tag == nil else { return scalar(with: data.anchor, data.tag, event, start, end) }
    let node = node(event, start, end)
    add(append(node), endingAt: Int(node.end), weight: 1, height: 0)
  }

  private mutating func scalar(
    with anchor: UnsafePointer<UInt8>?, _ tag: UnsafePointer<UInt8>?, _ event: UnsafePointer<yaml_event_t>,
    _ start: Int, _ end: Int
  ) {
    let properties = Properties(anchor: anchor, tag: tag)
    var node = node(event, content(after: properties, start, end), end)
    if tag != nil { node.marks = .tag }
    let index = append(node)
    checkTag(properties, .scalar, at: start)
    if let name = properties.anchor { anchors[name] = Anchor(node: index, weight: 1, height: 0) }
    add(index, endingAt: Int(node.end), weight: 1, height: 0)
  }

  /// A scalar that begins at `start`, behind its properties.
  @inline(__always)
  private mutating func node(_ event: UnsafePointer<yaml_event_t>, _ start: Int, _ end: Int) -> YAMLTree.Node {
    let data = event.pointee.data.scalar
    let style = YAMLNode.Style(data.style)
    let end = style == .literal || style == .folded ? trimmingBlanks(from: start, to: end) : end
    let first = first(of: UnsafeBufferPointer(start: data.value, count: data.length), style, start, end)
    return YAMLTree.Node(
      kind: .scalar, style: style, start: Int32(start), end: Int32(end), first: first, count: Int32(data.length))
  }

  /// The node's number.
  mutating func append(_ node: YAMLTree.Node) -> Int32 {
    nodes.append(node)
    return Int32(nodes.count - 1)
  }

  private mutating func open(
    _ kind: YAMLNode.Kind, isFlow: Bool, _ anchor: UnsafePointer<UInt8>?, _ tag: UnsafePointer<UInt8>?, _ start: Int,
    _ end: Int
  ) throws(YAMLStop) {
    let properties = anchor == nil && tag == nil ? nil : Properties(anchor: anchor, tag: tag)
    let content = properties.map { self.content(after: $0, start, isFlow ? end : file.bytes.count) } ?? start
    guard depth < Self.maximumDepth else { throw .refused(tooDeep(at: content)) }
    let index = append(
      YAMLTree.Node(kind: kind, marks: isFlow ? .flow : [], start: Int32(content), end: Int32(content)))
    if let properties {
      checkTag(properties, kind, at: start)
      if let name = properties.anchor {
        anchors[name] = Anchor(node: index, weight: 0, height: 0)
        openAnchors[index] = name
      }
    }
    outer.append(frame)
    frame = Frame(node: index, end: content, isMapping: kind == .mapping, isAnchored: anchor != nil)
  }

  private mutating func close(_ end: Int) {
    let frame = frame
    let index = Int(frame.node)
    // The end mark of a block collection lies at the next token, behind blank lines and comments.
    let end = nodes[index].marks.contains(.flow) ? end : frame.end
    nodes[index].end = Int32(end)
    nodes[index].first = Int32(nodes.count)
    nodes[index].count = frame.count
    if frame.isAnchored, let name = openAnchors.removeValue(forKey: frame.node), anchors[name]?.node == frame.node {
      anchors[name] = Anchor(node: frame.node, weight: frame.weight, height: frame.height)
    }
    self.frame = outer.removeLast()
    add(frame.node, endingAt: end, weight: frame.weight, height: frame.height)
  }

  /// Hands a finished node to the collection around it, or makes it a document's root.
  @inline(__always)
  mutating func add(_ node: Int32, endingAt end: Int, weight: Int, height: Int) {
    guard depth > 0 else {
      if node != Self.dropped, !isEmptyScalar(nodes[Int(node)]) { roots.append(node) }
      return
    }
    frame.end = max(frame.end, end)
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
  @inline(__always)
  private mutating func addEntry(_ key: Int32, _ value: Int32) {
    if key != Self.dropped, value != Self.dropped {
      frame.count += 1
    } else {
      if key != Self.dropped { _ = drop(key) }
      if value != Self.dropped { _ = drop(value) }
    }
  }

  private mutating func drop(_ node: Int32) -> Int32 {
    nodes[Int(node)].marks.insert(.dropped)
    return Self.dropped
  }

  /// Whether a node can be a key; says why not.
  @inline(__always)
  private mutating func canBeKey(_ index: Int32) -> Bool {
    var node = nodes[Int(index)]
    if node.marks.contains(.alias) { node = nodes[Int(node.first)] }
    return node.kind == .scalar && node.count != 2 || checkKey(node)
  }

  /// Where a text is kept: most stand in the file as they are read, between their quotes if they have any.
  @inline(__always)
  private mutating func first(
    of text: UnsafeBufferPointer<UInt8>, _ style: YAMLNode.Style, _ start: Int, _ end: Int
  ) -> Int32 {
    let quote = style == .singleQuoted || style == .doubleQuoted ? 1 : 0
    if end - start == text.count + 2 * quote,
      file.bytes.withUnsafeBufferPointer({ Self.stands(text, in: $0, at: start + quote) })
    {
      return Int32(start + quote)
    }
    return pooled(text)
  }

  private mutating func pooled(_ text: UnsafeBufferPointer<UInt8>) -> Int32 {
    defer { pool.append(contentsOf: text) }
    return ~Int32(pool.count)
  }

  @inline(__always)
  private static func stands(
    _ text: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Bool {
    let (text, file) = (
      UnsafeRawBufferPointer(text), UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[start...])
    )
    // Eight bytes at a time; the last eight may have been looked at in part already.
    func isSame(_ place: Int) -> Bool {
      text.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        == file.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    }
    guard text.count >= 8 else {
      for place in 0..<text.count where text[place] != file[place] { return false }
      return true
    }
    for place in stride(from: 0, to: text.count - 8, by: 8) where !isSame(place) { return false }
    return isSame(text.count - 8)
  }

  private func isEmptyScalar(_ node: YAMLTree.Node) -> Bool {
    node.kind == .scalar && node.style == .plain && node.count == 0 && !node.marks.contains(.tag)
  }
}
