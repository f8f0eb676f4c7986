import SourceText

/// Turns a template, or a partial, into nodes, resolving every name against the scopes of the sections around it.
struct Compiler {
  let source: TemplateSource
  /// Those of the sections around, outermost first.
  var scopes: [Scope]
  private let partials: Partials
  private let constants: [Constant]
  /// The partials around, each included by the one before.
  private let includes: [String]
  /// What each line begins with, as the tag that includes the partial is indented.
  private let outer: String
  private let escaping: TemplateEscaping
  private var tags: TagReader
  /// The sections around, outermost first.
  private var open: [Tag] = []
  /// Names of sections that another one's end has closed: their own ends are no mistakes any more.
  private var closed: [String] = []
  private var ownFindings: [Diagnostic] = []
  /// Behind what is compiled.
  private var offset = 0

  init(
    _ source: TemplateSource, in scopes: [Scope], partials: Partials, constants: [Constant], escaping: TemplateEscaping,
    includes: [String] = [], indentation: String = ""
  ) {
    self.source = source
    self.scopes = scopes
    self.partials = partials
    self.constants = constants
    self.includes = includes
    outer = indentation
    self.escaping = escaping
    tags = TagReader(source)
  }

  var findings: [Diagnostic] {
    (tags.findings + ownFindings).sorted { ($0.range, $0.id) < ($1.range, $1.id) }
  }

  mutating func report(_ finding: Diagnostic) { ownFindings.append(finding) }

  /// What it makes of a template with findings is of no use.
  mutating func compile() -> [Node] {
    let nodes = nodes()
    for section in open where section.isClosed { report(.unclosedSection(section, in: source)) }
    return nodes
  }

  /// Up to the tag that closes the section around, or one further out; else all of the template.
  private mutating func nodes() -> [Node] {
    let depth = open.count
    var nodes: [Node] = []
    while let tag = tags.next() {
      let start = tag.line?.lowerBound ?? tag.range.lowerBound
      nodes.add(literal(offset..<start, isLineOpen: tag.line == nil))
      // The end of its line belongs to a text.
      offset = tag.kind.isText ? tag.range.upperBound : tag.line?.upperBound ?? tag.range.upperBound
      let indentation = tag.line == nil ? "" : outer + source.string(start..<tag.range.lowerBound)
      switch tag.kind {
      case .text, .unescapedText: if let node = text(tag, indentation) { nodes.add(node) }
      case .section: if let node = section(tag) { nodes.append(node) }
      case .inverted: if let node = inverted(tag) { nodes.append(node) }
      case .close: close(tag)
      case .partial: for node in partial(tag, indentation) { nodes.add(node) }
      case .comment, .delimiters: break
      }
      if open.count < depth { return nodes }
    }
    nodes.add(literal(offset..<source.text.count, isLineOpen: false))
    offset = source.text.count
    return nodes
  }

  /// What is between tags, from one offset to another.
  /// - Parameter isLineOpen: a tag follows on the last line, which is not blank then.
  private func literal(_ range: Range<Int>, isLineOpen: Bool) -> Node {
    let beginsLine = range.lowerBound == 0 || source.text[range.lowerBound - 1] == .newline
    let text = Self.indented(source.string(range), by: outer, beginsLine: beginsLine, isLineOpen: isLineOpen)
    return .literal(Array(text.utf8))
  }

  /// Lines of blanks stay as they are.
  private static func indented(
    _ text: String, by indentation: String, beginsLine: Bool = true, isLineOpen: Bool = false
  ) -> String {
    if indentation.isEmpty { return text }
    let lines = text.utf8.split(separator: .newline, omittingEmptySubsequences: false)
    return lines.enumerated().map { number, line in
      let isOpen = isLineOpen && number == lines.count - 1
      let isIndented = (number > 0 || beginsLine) && (isOpen || !line.allSatisfy(\.isBlank))
      return (isIndented ? indentation : "") + String(Substring(line))
    }.joined(separator: "\n")
  }

  private mutating func text(_ tag: Tag, _ indentation: String) -> Node? {
    guard let (path, kind) = resolve(tag) else { return nil }
    if tag.kind == .unescapedText, escaping == .html {
      report(.notEscaped(tag, in: source))
      return nil
    }
    switch kind {
    case .text:
      let isAtEnd = tag.range.upperBound < source.text.count && source.text[tag.range.upperBound] == .newline
      return .text(
        .init(
          path: path, indentation: Array(indentation.utf8), endsLine: tag.name == "." && isAtEnd,
          isEscaped: escaping == .html))
    case .markup: return .markup(path)
    case .constant:
      guard let constant = constants.first(where: { $0.name == tag.name || tag.name.hasSuffix("." + $0.name) }) else {
        preconditionFailure("there is no text for the constant `\(tag.name)`")
      }
      return .literal(Array(Self.indented(escaping.text(constant.text), by: indentation).utf8))
    default:
      report(.notText(tag, kind, in: source))
      return nil
    }
  }

  private mutating func section(_ tag: Tag) -> Node? {
    guard let (path, kind) = resolve(tag) else {
      _ = nodes(inside: tag.unknown, in: .unknown)
      return nil
    }
    switch kind {
    case .text, .markup, .constant:
      report(.notACondition(tag, kind, in: source))
      _ = nodes(inside: tag)
      return nil
    case .flag: return .section(path, nodes(inside: tag))
    case .texts: return .section(path, nodes(inside: tag, in: .text))
    case .list(let scope), .optional(let scope), .view(let scope):
      return .section(path, nodes(inside: tag, in: scope()))
    }
  }

  private mutating func nodes(inside section: Tag, in scope: Scope? = nil) -> [Node] {
    let outer = scopes
    open.append(section)
    if let scope { scopes.append(scope) }
    defer { scopes = outer }
    return nodes()
  }

  private mutating func inverted(_ tag: Tag) -> Node? {
    let resolved = resolve(tag)
    let body = nodes(inside: resolved == nil ? tag.unknown : tag)
    guard let (path, kind) = resolved else { return nil }
    switch kind {
    case .text, .markup, .constant: report(.notACondition(tag, kind, in: source))
    case .view: report(.neverAbsent(tag, kind, in: source))
    case .flag, .texts, .list, .optional: return .inverted(path, body)
    }
    return nil
  }

  /// A tag that closes a section further out closes those inside too; one that closes none is taken for a slip in
  /// the name of the innermost.
  private mutating func close(_ tag: Tag) {
    if open.last?.name == tag.name || isEndOfMisspelled(tag) {
      open.removeLast()
    } else if let offset = closed.firstIndex(of: tag.name) {
      closed.remove(at: offset)
    } else if let innermost = open.last {
      report(.wrongEnd(tag, of: innermost, in: source))
      let offset = open.lastIndex { $0.name == tag.name } ?? open.count - 1
      closed += open[(offset + 1)...].map(\.name)
      open.removeSubrange(offset...)
    } else {
      report(.unmatchedEnd(tag, in: source))
    }
  }

  /// Whether it is the name that the innermost section was meant to have, where that one is misspelled.
  private func isEndOfMisspelled(_ tag: Tag) -> Bool {
    guard let innermost = open.last, innermost.isUnknown, !open.contains(where: { $0.name == tag.name }) else {
      return false
    }
    return Spelling.nearest(to: innermost.name, in: [tag.name]) != nil
  }

  private mutating func partial(_ tag: Tag, _ indentation: String) -> [Node] {
    guard let text = partials.text(tag.name) else {
      report(.unknownPartial(tag, among: partials.names().sorted(), in: source))
      return []
    }
    guard !includes.contains(tag.name) else {
      report(.recursivePartial(tag, in: source))
      return []
    }
    var compiler = Compiler(
      TemplateSource(name: tag.name, text: text, file: partials.file(tag.name)), in: scopes, partials: partials,
      constants: constants, escaping: escaping, includes: includes + [tag.name], indentation: indentation)
    let nodes = compiler.compile()
    let findings = compiler.findings
    if compiler.source.file == nil, source.file != nil, let first = findings.first {
      // Nobody can look into a built-in template; what does not fit is the tag.
      report(.unsuitablePartial(tag, first, in: source))
    } else {
      for finding in findings { report(finding.included(by: tag, in: source)) }
    }
    return nodes
  }
}

extension [Node] {
  /// Appends a node; literal texts in a row are one.
  fileprivate mutating func add(_ node: Node) {
    guard case .literal(let text) = node else { return append(node) }
    if text.isEmpty { return }
    if case .literal(let before)? = last {
      self[count - 1] = .literal(before + text)
    } else {
      append(node)
    }
  }
}
