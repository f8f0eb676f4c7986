import CLibYAML
import SourceText

/// Takes libyaml's events and keeps what `YAMLBuilder` has no use for: aliases, properties, whatever is dropped there.
struct LayoutBuilder {
  struct Parsed {
    var documents: [(marker: Int?, root: LayoutNode?)] = []
    /// What scalars, aliases, anchors and tags occupy, in the order of the text.
    var leaves: [Range<Int>] = []
    /// The lines of block scalars.
    var blocks: [Range<Int>] = []
    /// The text ends in a block scalar without a line break, which would become part of it.
    var endsOpenly = false
    /// There is something that is not laid out: directives, `...`.
    var isStrange = false
  }

  private let file: SourceFile
  private let properties: YAMLBuilder
  private var parsed = Parsed()
  /// Collections that have begun, each with the key that waits for its value.
  private var open: [(node: LayoutNode, key: LayoutNode?)] = []
  private var marker: Int?
  private var root: LayoutNode?

  private init(_ file: SourceFile) {
    self.file = file
    properties = YAMLBuilder(file: file)
  }

  /// Nil: the text is no YAML, or holds what cannot be laid out.
  static func parse(_ file: SourceFile) -> Parsed? {
    var builder = LayoutBuilder(file)
    let isRead = file.bytes.withUnsafeBufferPointer { input in
      let parser = YAMLParser(file, input, from: 0)
      do throws(YAMLStop) {
        while try parser.next({ (event, start, end) throws(YAMLStop) in builder.take(event.pointee, start, end) }) {}
        return true
      } catch {
        return false
      }
    }
    return isRead && !builder.parsed.isStrange ? builder.parsed : nil
  }

  private mutating func take(_ event: borrowing yaml_event_t, _ start: Int, _ end: Int) -> Bool {
    switch event.type {
    case YAML_STREAM_END_EVENT: return false
    case YAML_DOCUMENT_START_EVENT:
      let data = event.data.document_start
      if data.version_directive != nil || data.tag_directives.start != data.tag_directives.end {
        parsed.isStrange = true
      }
      marker = data.implicit == 0 ? start : nil
      root = nil
    case YAML_DOCUMENT_END_EVENT:
      if event.data.document_end.implicit == 0 { parsed.isStrange = true }
      parsed.documents.append((marker, root))
    case YAML_SCALAR_EVENT: scalar(event, start, end)
    case YAML_ALIAS_EVENT:
      var node = LayoutNode(kind: .alias, start: start, content: start, end: end)
      node.text = String(cString: event.data.alias.anchor)
      parsed.leaves.append(start..<end)
      add(node)
    case YAML_SEQUENCE_START_EVENT:
      let data = event.data.sequence_start
      begin(.sequence, data.style == YAML_FLOW_SEQUENCE_STYLE, .init(anchor: data.anchor, tag: data.tag), start, end)
    case YAML_MAPPING_START_EVENT:
      let data = event.data.mapping_start
      begin(.mapping, data.style == YAML_FLOW_MAPPING_STYLE, .init(anchor: data.anchor, tag: data.tag), start, end)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: close(end)
    default: break
    }
    return true
  }

  private mutating func scalar(_ event: borrowing yaml_event_t, _ start: Int, _ end: Int) {
    let data = event.data.scalar
    let kind = LayoutNode.Kind.scalar(YAMLNode.Style(data.style))
    let written = YAMLBuilder.Properties(anchor: data.anchor, tag: data.tag)
    let content = properties.content(after: written, start, end)
    var node = LayoutNode(kind: kind, start: start, content: content, end: end)
    node.text = String(decoding: UnsafeBufferPointer(start: data.value, count: data.length), as: UTF8.self)
    node.properties = take(written, in: start..<content)
    if content < end { parsed.leaves.append(content..<end) }
    if node.isBlockScalar { parsed.blocks.append(content..<end) }
    parsed.endsOpenly = node.isBlockScalar && end == file.bytes.count && file.bytes.last != 0x0A
    add(node)
  }

  private mutating func begin(
    _ kind: LayoutNode.Kind, _ isFlow: Bool, _ written: YAMLBuilder.Properties, _ start: Int, _ end: Int
  ) {
    let content = properties.content(after: written, start, isFlow ? end : file.bytes.count)
    var node = LayoutNode(kind: kind, isFlow: isFlow, start: start, content: content, end: content)
    node.properties = take(written, in: start..<content)
    open.append((node, nil))
  }

  private mutating func close(_ end: Int) {
    var (node, _) = open.removeLast()
    node.end = node.isFlow ? end : max(node.content, node.items.last?.value.end ?? 0)
    add(node)
  }

  private mutating func add(_ node: LayoutNode) {
    guard let last = open.indices.last else {
      root = node.isEmpty ? nil : node
      return
    }
    if open[last].node.kind == .sequence {
      open[last].node.items.append(LayoutItem(value: node))
    } else if let key = open[last].key {
      open[last].node.items.append(LayoutItem(key: key, value: node, start: key.start))
      open[last].key = nil
    } else {
      open[last].key = node
    }
  }

  /// The anchor and the tag that stand in a range, in their order.
  private mutating func take(_ written: YAMLBuilder.Properties, in range: Range<Int>) -> [String] {
    var words: [String] = []
    var offset = range.lowerBound
    for _ in 0..<((written.anchor == nil ? 0 : 1) + (written.tag == nil ? 0 : 1)) {
      while offset < range.upperBound, file.bytes[offset] != UInt8(ascii: "&"), file.bytes[offset] != UInt8(ascii: "!")
      {
        if file.bytes[offset] == UInt8(ascii: "#") {
          while offset < range.upperBound, file.bytes[offset] != 0x0A { offset += 1 }
        } else {
          offset += 1
        }
      }
      let start = offset
      let isVerbatim = file.bytes[offset...].starts(with: "!<".utf8)
      let stops: [UInt8] = isVerbatim ? [0x3E] : [0x20, 0x09, 0x0A, 0x2C, 0x5B, 0x5D, 0x7B, 0x7D]
      while offset < range.upperBound, !stops.contains(file.bytes[offset]) { offset += 1 }
      if isVerbatim { offset = min(offset + 1, range.upperBound) }
      parsed.leaves.append(start..<offset)
      words.append(String(decoding: file.bytes[start..<offset], as: UTF8.self))
    }
    return words
  }
}
