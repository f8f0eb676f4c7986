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
  /// What each line begins with, as the place that includes the partial is indented.
  private let outer: String
  private let escaping: TemplateEscaping
  private var tags: TagReader
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

  mutating func compile() throws(TemplateError) -> [Node] { try nodes(inside: nil) }

  /// - Parameter section: its nodes, up to the tag that closes it; nil: all of the template.
  private mutating func nodes(inside section: Tag?) throws(TemplateError) -> [Node] {
    var nodes: [Node] = []
    while let tag = try tags.next() {
      let start = tag.line?.lowerBound ?? tag.range.lowerBound
      nodes.add(literal(offset..<start, isLineOpen: tag.line == nil))
      // The end of its line belongs to a text.
      offset = tag.kind.isText ? tag.range.upperBound : tag.line?.upperBound ?? tag.range.upperBound
      let indentation = tag.line == nil ? "" : outer + source.string(start..<tag.range.lowerBound)
      switch tag.kind {
      case .text, .unescapedText: nodes.add(try text(tag, indentation))
      case .section: nodes.append(try self.section(tag))
      case .inverted: nodes.append(try inverted(tag))
      case .close:
        try check(tag, closes: section)
        return nodes
      case .partial: for node in try partial(tag, indentation) { nodes.add(node) }
      case .comment, .delimiters: break
      }
    }
    if let section {
      throw source.error(
        LocalizedText("unclosed `\(source.string(section.range))`", zh: "`\(source.string(section.range))` 没有闭合"),
        at: section.range.lowerBound)
    }
    nodes.add(literal(offset..<source.text.count, isLineOpen: false))
    return nodes
  }

  /// What stands between tags, from one place to another.
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

  private func text(_ tag: Tag, _ indentation: String) throws(TemplateError) -> Node {
    let (path, kind) = try resolve(tag)
    if tag.kind == .unescapedText, escaping == .html {
      throw source.error(
        LocalizedText(
          "`\(source.string(tag.range))` would not be escaped; write `{{\(tag.name)}}`",
          zh: "`\(source.string(tag.range))` 不会转义；应写成 `{{\(tag.name)}}`"), at: tag.range.lowerBound)
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
    default: throw misuse(tag, kind, LocalizedText("it cannot be written as text", zh: "不能写成文本"))
    }
  }

  private mutating func section(_ tag: Tag) throws(TemplateError) -> Node {
    let (path, kind) = try resolve(tag)
    switch kind {
    case .text, .markup, .constant: throw misuse(tag, kind, LocalizedText("it cannot be a condition", zh: "不能作为条件"))
    case .flag: return .section(path, try nodes(inside: tag))
    case .texts: return .section(path, try nodes(inside: tag, in: .text))
    case .list(let scope), .optional(let scope), .view(let scope):
      return .section(path, try nodes(inside: tag, in: scope()))
    }
  }

  private mutating func nodes(inside section: Tag, in scope: Scope) throws(TemplateError) -> [Node] {
    scopes.append(scope)
    defer { scopes.removeLast() }
    return try nodes(inside: section)
  }

  private mutating func inverted(_ tag: Tag) throws(TemplateError) -> Node {
    let (path, kind) = try resolve(tag)
    switch kind {
    case .text, .markup, .constant: throw misuse(tag, kind, LocalizedText("it cannot be a condition", zh: "不能作为条件"))
    case .view: throw misuse(tag, kind, LocalizedText("it is never absent", zh: "不会缺失"))
    case .flag, .texts, .list, .optional: return .inverted(path, try nodes(inside: tag))
    }
  }

  private func check(_ tag: Tag, closes section: Tag?) throws(TemplateError) {
    guard let section else {
      throw source.error(
        LocalizedText("unmatched `\(source.string(tag.range))`", zh: "`\(source.string(tag.range))` 没有对应的开头"),
        at: tag.range.lowerBound)
    }
    guard section.name == tag.name else {
      let opening = source.error(.verbatim(""), at: section.range.lowerBound)
      throw source.error(
        LocalizedText(
          "`\(source.string(tag.range))` does not match `\(source.string(section.range))` in line \(opening.line)",
          zh: "`\(source.string(tag.range))` 与第 \(opening.line) 行的 `\(source.string(section.range))` 不匹配"),
        at: tag.range.lowerBound)
    }
  }

  private func partial(_ tag: Tag, _ indentation: String) throws(TemplateError) -> [Node] {
    guard let text = partials.text(tag.name) else {
      let near = Spelling.nearest(to: tag.name, in: partials.names().sorted())
      let hint = near.map { LocalizedText(", did you mean `\($0)`?", zh: "，是不是想写 `\($0)`？") } ?? .verbatim("")
      throw source.error(
        LocalizedText("unknown partial `\(tag.name)`\(hint)", zh: "未知的 partial `\(tag.name)`\(hint)"),
        at: tag.nameOffset)
    }
    guard !includes.contains(tag.name) else {
      throw source.error(
        LocalizedText("partial `\(tag.name)` includes itself", zh: "partial `\(tag.name)` 引用了自身"), at: tag.nameOffset)
    }
    var compiler = Compiler(
      TemplateSource(name: tag.name, text: text), in: scopes, partials: partials, constants: constants,
      escaping: escaping, includes: includes + [tag.name], indentation: indentation)
    do {
      return try compiler.compile()
    } catch {
      throw error.included(from: source.error(.verbatim(""), at: tag.range.lowerBound))
    }
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
