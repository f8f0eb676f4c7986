import SourceText

/// Fills a template.
struct Renderer {
  /// UTF-8, as files are written.
  private(set) var text: [UInt8] = []
  /// The views and texts of the sections around, outermost first.
  private var frames: [Value]

  static func text(_ nodes: [Node], _ record: Record) -> [UInt8] {
    var renderer = Renderer(frames: [.view(record)])
    renderer.render(nodes)
    return renderer.text
  }

  private mutating func render(_ nodes: [Node]) {
    for node in nodes {
      switch node {
      case .literal(let literal): text += literal
      case .text(let node): write(node)
      case .markup(let path): if case .markup(let markup) = value(at: path) { text += markup.bytes }
      case .section(let path, let body): renderSection(value(at: path), body)
      case .inverted(let path, let body): if !value(at: path).isPresent { render(body) }
      }
    }
  }

  private mutating func renderSection(_ value: Value, _ body: [Node]) {
    switch value {
    case .flag(let isSet): if isSet { render(body) }
    case .texts(let texts): for text in texts { render(body, in: .text(text)) }
    case .views(let views): for view in views { render(body, in: .view(view)) }
    case .view, .text, .markup: render(body, in: value)
    }
  }

  private mutating func render(_ body: [Node], in frame: Value) {
    frames.append(frame)
    render(body)
    frames.removeLast()
  }

  private func value(at path: ValuePath) -> Value {
    var value = frames[path.frame]
    for field in path.fields {
      guard case .view(let record) = value else { preconditionFailure("a name in what is no view") }
      value = record.values[field]
    }
    return value
  }

  private mutating func write(_ node: Node.Text) {
    guard case .text(let plain) = value(at: node.path) else { preconditionFailure("written, but no text") }
    let value = node.isEscaped ? Escaping.html(plain) : plain
    if value.isEmpty, node.endsLine {
      while text.last == UInt8(ascii: " ") || text.last == UInt8(ascii: "\t") { text.removeLast() }
    } else if node.indentation.isEmpty {
      text += value.utf8
    } else {
      writeLines(of: value, node.indentation)
    }
  }

  private mutating func writeLines(of value: String, _ indentation: [UInt8]) {
    var rest = Array(value.utf8)[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: .newline).map { $0 + 1 } ?? rest.endIndex
      if rest.first != .newline { text += indentation }
      text += rest[..<end]
      rest = rest[end...]
    }
  }
}
