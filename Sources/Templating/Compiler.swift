/// Turns templates into a program, resolving every name against the view's scopes.
struct Compiler: ~Copyable {
  var program = Program()
  var names: Names
  let partials: Partials
  let constants: [Constant]
  /// The templates being compiled, each included by the one before.
  var sources = Table<TemplateSource>()
  var sections = Table<OpenSection>()

  /// A section whose end has not come yet, and what has to be undone then.
  struct OpenSection {
    let tag: Tag
    /// Those that enter the views along a dotted name.
    let views: [Int]
    let operation: Int
    let scopes: Int
  }

  var source: TemplateSource { sources.start[sources.count - 1] }

  init(_ root: Scope, partials: Partials, constants: [Constant]) {
    names = Names(root)
    self.partials = partials
    self.constants = constants
  }

  /// - Parameter outer: what each line begins with, as the place that includes the template is indented.
  mutating func compile(_ source: TemplateSource, indentation outer: [UInt8]) throws(TemplateError) {
    var outerSections = Table<OpenSection>()
    swap(&sections, &outerSections)
    sources.append(source)
    try source.text.withUnsafeBufferPointer { (text) throws(TemplateError) in
      try compile(text, of: source, outer)
    }
    if let open = sections.popLast() {
      throw source.error("`\(source.string(open.tag.range))` is never closed", at: open.tag.range.lowerBound)
    }
    sources.removeLast(1)
    swap(&sections, &outerSections)
  }

  private mutating func compile(
    _ text: UnsafeBufferPointer<UInt8>, of source: TemplateSource, _ outer: [UInt8]
  ) throws(TemplateError) {
    var tags = TagReader(source, text)
    var place = 0
    while let tag = try tags.next() {
      let start = tag.line?.lowerBound ?? tag.range.lowerBound
      literal(source.text, place..<start, outer, isLineOpen: tag.line == nil)
      try compile(tag, indentation: { tag.line == nil ? [] : outer + text[start..<tag.range.lowerBound] })
      // The end of its line belongs to a text.
      place = tag.kind == .text ? tag.range.upperBound : tag.line?.upperBound ?? tag.range.upperBound
    }
    literal(source.text, place..<text.count, outer, isLineOpen: false)
  }

  private mutating func compile(_ tag: Tag, indentation: () -> [UInt8]) throws(TemplateError) {
    switch tag.kind {
    case .text: try text(tag, indentation())
    case .section: try section(tag)
    case .inverted: try inverted(tag)
    case .close: try close(tag)
    case .partial: try partial(tag, indentation())
    case .comment, .delimiters: break
    }
  }
}
