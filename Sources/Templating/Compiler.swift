/// Turns templates into a program, resolving every name against the view's scopes.
struct Compiler {
  var program = Program()
  var names: Names
  let partials: Partials
  /// The templates being compiled, each included by the one before.
  var sources: [TemplateSource] = []
  var sections: [OpenSection] = []
  /// Literal text may be joined to the operation before unless a section begins or ends here.
  var boundary = 0

  /// Texts of so many bytes are not copied, which would take as many of memory that has to be had first.
  private static let passage = 1024

  /// A section whose end has not come yet, and what has to be undone then.
  struct OpenSection {
    let tag: Tag
    let operations: [Int]
    let scopes: Int
  }

  var source: TemplateSource { sources[sources.count - 1] }

  init(_ root: Scope, partials: Partials) {
    names = Names(root)
    self.partials = partials
  }

  mutating func compile(_ source: TemplateSource, indentation: [UInt8]) throws(TemplateError) {
    let outerSections = sections
    sources.append(source)
    sections = []
    try Line.forEach(of: source, joined: indentation.isEmpty) { (line) throws(TemplateError) in
      try compile(line, indentation)
    }
    if let open = sections.last {
      throw source.error("`\(source.string(open.tag.range))` is never closed", at: open.tag.range.lowerBound)
    }
    sources.removeLast()
    sections = outerSections
  }

  private mutating func compile(_ line: Line, _ outer: [UInt8]) throws(TemplateError) {
    if let tag = line.soleTag {
      let indentation = outer + source.text[line.indentation]
      if tag.kind != .text { return try compile(tag, indentation) }
      try compile(tag, indentation)
      if case .literal(let end)? = line.tokens.last { literal(source.text[end]) }
      return
    }
    if !line.isBlank { literal(outer[...]) }
    for token in line.tokens {
      switch token {
      case .literal(let range): literal(source.text[range])
      case .tag(let tag): try compile(tag, [])
      }
    }
  }

  private mutating func compile(_ tag: Tag, _ indentation: [UInt8]) throws(TemplateError) {
    switch tag.kind {
    case .text: try text(tag, indentation)
    case .section: try section(tag)
    case .inverted: try inverted(tag)
    case .close: try close(tag)
    case .partial: try partial(tag, indentation)
    case .comment, .delimiters: break
    }
  }

  private mutating func literal(_ bytes: ArraySlice<UInt8>) {
    if bytes.isEmpty { return }
    guard bytes.count < Self.passage else {
      program.operations.append(.passage(program.passages.count))
      return program.passages.append(bytes)
    }
    let start = program.bytes.count
    program.bytes += bytes
    let last = program.operations.count - 1
    if last >= boundary, case .literal(let range) = program.operations[last], range.upperBound == start {
      program.operations[last] = .literal(range.lowerBound..<program.bytes.count)
    } else {
      program.operations.append(.literal(start..<program.bytes.count))
    }
  }
}
