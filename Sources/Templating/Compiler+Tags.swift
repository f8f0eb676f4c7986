/// What each kind of tag becomes.
extension Compiler {
  mutating func text(_ tag: Tag, _ indentation: [UInt8]) throws(TemplateError) {
    let (frame, kind, views) = try resolve(tag)
    switch kind {
    case .text(let write): program.text(frame: frame, indentation: indentation, write)
    case .constant(let name): constant(name, indentation)
    default: throw misuse(tag, kind, "it cannot be written as text")
    }
    leave(views, scopes: views.count)
  }

  private mutating func constant(_ name: StaticString, _ indentation: [UInt8]) {
    guard let text = constants.first(where: { $0.name.bytes.isEqual(to: name.bytes) })?.text else {
      preconditionFailure("there is no text for the constant `\(name)`")
    }
    literal(text, 0..<text.count, indentation, isLineOpen: false)
  }

  mutating func section(_ tag: Tag) throws(TemplateError) {
    let (frame, kind, views) = try resolve(tag)
    switch kind {
    case .text, .constant: throw misuse(tag, kind, "it cannot be a condition")
    case .flag(let test):
      program.test(.ifPresent, frame: frame, test)
      begin(tag, within: views)
    case .lines(let write):
      program.lines(frame: frame, write)
      begin(tag, within: views, scope: .line)
    case .list(let section), .optional(let section), .view(let section):
      program.values(frame: frame, section.forEach)
      begin(tag, within: views, scope: section.scope())
    }
  }

  mutating func inverted(_ tag: Tag) throws(TemplateError) {
    let (frame, kind, views) = try resolve(tag)
    switch kind {
    case .text, .constant: throw misuse(tag, kind, "it cannot be a condition")
    case .view: throw misuse(tag, kind, "it is never absent")
    case .flag(let test): program.test(.ifAbsent, frame: frame, test)
    case .lines(let write): program.test(.ifAbsent, frame: frame) { $0.hasLines(write) }
    case .list(let section), .optional(let section): program.test(.ifAbsent, frame: frame, section.isPresent)
    }
    begin(tag, within: views)
  }

  /// A section whose operation is the last one there is.
  private mutating func begin(_ tag: Tag, within views: [Int], scope: Scope? = nil) {
    let scopes = views.count + (scope == nil ? 0 : 1)
    sections.append(OpenSection(tag: tag, views: views, operation: program.operations.count - 1, scopes: scopes))
    if let scope { names.push(scope) }
  }

  private mutating func end(_ section: OpenSection) {
    program.close(section.operation, frame: names.innermost)
    leave(section.views, scopes: section.scopes)
  }

  private mutating func leave(_ views: [Int], scopes: Int) {
    for view in views.reversed() { program.close(view, frame: names.innermost) }
    names.pop(scopes)
  }

  mutating func close(_ tag: Tag) throws(TemplateError) {
    guard let open = sections.popLast() else {
      throw source.error("`\(source.string(tag.range))` closes nothing", at: tag.range.lowerBound)
    }
    guard open.tag.name.isEqual(to: tag.name) else {
      let opening = source.error("", at: open.tag.range.lowerBound)
      throw source.error(
        "`\(source.string(tag.range))` does not close `\(source.string(open.tag.range))` of line \(opening.line)",
        at: tag.range.lowerBound)
    }
    end(open)
  }

  mutating func partial(_ tag: Tag, _ indentation: [UInt8]) throws(TemplateError) {
    let name = tag.nameText
    guard let text = partials.text(name) else {
      let near = Spelling.nearest(to: name, in: partials.names().sorted())
      let hint = near.map { ", did you mean `\($0)`?" } ?? ""
      throw source.error("unknown partial `\(name)`\(hint)", at: tag.nameOffset)
    }
    guard !(1..<sources.count).contains(where: { sources.start[$0].name == name }) else {
      throw source.error("partial `\(name)` includes itself", at: tag.nameOffset)
    }
    let including = source
    do {
      try compile(TemplateSource(name: name, text: text), indentation: indentation)
    } catch {
      throw error.included(from: including.error("", at: tag.range.lowerBound))
    }
  }
}
