import SourceText

/// The one place where a value of the wrong kind is found.
extension Reading {
  /// Whether a node has the shape that is wanted of it; if not, a finding says so.
  mutating func check(_ node: YAMLNode, is shape: Shape, what: String, key: YAMLNode? = nil) -> Bool {
    if case .notation(.literal) = shape { return true }
    guard !isMissing(node, what: what, key: key, isText: shape.isText) else { return false }
    switch shape {
    case .text: return isText(node, what: what)
    case .bool: return isBool(node, what: what)
    case .integer(let range): return isInteger(node, in: range, what: what)
    case .number: return isNumber(node, what: what)
    case .word(let words): return isWord(node, among: words, what: what)
    case .bounds:
      guard node.kind == .scalar else { return refuse(node, what, shape) }
      return true
    case .list(let element): return isList(node, of: element, what: what)
    case .form(let form):
      let example = form.textKey.map { "\(key.map { "\($0.text): " } ?? ""){ \($0): \(source(node.range)) }" }
      return isMapping(node, what: what, help: example.map { "write `\($0)`" })
    case .map(_, let value): return isMap(node, of: value, what: what)
    case .either(let shapes): return isEither(node, shapes, what: what)
    case .notation: return true
    }
  }

  /// Says that a value is of the wrong kind.
  @discardableResult
  mutating func refuse(_ node: YAMLNode, _ what: String, _ shape: Shape, help: String? = nil) -> Bool {
    report(.wrongKind, "\(what) must be \(shape.title), not \(Wording.kind(node))", at: node.range, help: help)
    return false
  }

  /// - Parameter help: For a text, if there is a key that it must be meant for.
  mutating func isMapping(_ node: YAMLNode, what: String, help: String? = nil) -> Bool {
    guard node.kind != .mapping else { return true }
    if isMissing(node, what: what, key: nil, isText: false) || reportRunTogether(node) { return false }
    report(
      .wrongKind, "\(what) must be a mapping, not \(Wording.kind(node))", at: node.range,
      help: node.kind == .scalar ? help : nil)
    return false
  }

  mutating func isText(_ node: YAMLNode, what: String) -> Bool {
    guard node.kind == .scalar else { return reportBrackets(node) ? false : refuse(node, what, .text) }
    warnIfMisread(node)
    return true
  }

  private mutating func isBool(_ node: YAMLNode, what: String) -> Bool {
    guard node.kind == .scalar, let value = PlainScalar.bool(node.text) else { return refuse(node, what, .bool) }
    return node.isPlain ? true : reportQuoted(node, "\(value)")
  }

  private mutating func isInteger(_ node: YAMLNode, in range: ClosedRange<Int>, what: String) -> Bool {
    guard node.kind == .scalar, node.isPlain, !reportAmbiguous(node) else {
      return node.kind == .scalar && node.isPlain ? false : refuse(node, what, .integer(range))
    }
    guard PlainScalar.isInteger(node.text) else { return refuse(node, what, .integer(range)) }
    if let value = Int(node.text), range.contains(value) { return true }
    let bounds = range.upperBound == .max ? "\(range.lowerBound) or more" : "\(range.lowerBound)…\(range.upperBound)"
    report(.badNumber, "\(what) must be \(bounds), not \(node.text)", at: node.range)
    return false
  }

  private mutating func isNumber(_ node: YAMLNode, what: String) -> Bool {
    guard node.isPlain else { return refuse(node, what, .number) }
    if reportAmbiguous(node) { return false }
    return PlainScalar.isNumber(node.text) ? true : refuse(node, what, .number)
  }

  private mutating func isList(_ node: YAMLNode, of element: Shape, what: String) -> Bool {
    guard node.kind == .sequence else {
      let help = node.kind == .scalar ? "write `[\(source(node.range))]`" : "put `- ` before it"
      return refuse(node, what, .list(element), help: help)
    }
    guard !element.isForm else { return true }
    return node.items.reduce(true) { check($1, is: element, what: "an element of \(what)") && $0 }
  }

  private mutating func isMap(_ node: YAMLNode, of value: Shape, what: String) -> Bool {
    guard isMapping(node, what: what) else { return false }
    guard !value.isForm else { return true }
    return node.entries.reduce(true) { check($1.value, is: value, what: "`\($1.key.text)`", key: $1.key) && $0 }
  }

  private mutating func isEither(_ node: YAMLNode, _ shapes: [Shape], what: String) -> Bool {
    guard let fitting = shapes.first(where: { $0.fits(node) }) else {
      if node.kind != .scalar, shapes.contains(where: \.isText), reportBrackets(node) { return false }
      return refuse(node, what, .either(shapes))
    }
    return check(node, is: fitting, what: what)
  }
}

extension Shape {
  /// Forms are checked where they are opened, each by itself: one mistake leaves its neighbours alone.
  fileprivate var isForm: Bool {
    if case .form = self { true } else { false }
  }

  var isText: Bool {
    switch self {
    case .text, .notation(.surfaceText), .notation(.color): true
    case .either(let shapes): shapes.contains(where: \.isText)
    default: false
    }
  }

  /// Whether the outer form of a node is that of this shape.
  fileprivate func fits(_ node: YAMLNode) -> Bool {
    switch self {
    case .text, .integer, .number, .bounds: node.kind == .scalar
    case .bool: node.isPlain && PlainScalar.bool(node.text) != nil
    case .word(let words): node.isPlain && words.contains(node.text)
    case .list: node.kind == .sequence
    case .form, .map: node.kind == .mapping
    case .either(let shapes): shapes.contains { $0.fits(node) }
    case .notation: true
    }
  }
}
