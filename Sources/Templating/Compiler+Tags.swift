/// What each kind of tag becomes.
extension Compiler {
  mutating func text(_ tag: Tag, _ indentation: [UInt8]) throws(TemplateError) {
    let (frame, kind, views) = try resolve(tag)
    guard case .text(let write) = kind else { throw misuse(tag, kind, "it cannot be written as text") }
    if indentation.isEmpty {
      program.operations.append(.text(frame: frame, program.text(write)))
    } else {
      let start = program.bytes.count
      program.bytes += indentation
      program.operations.append(.indentedText(frame: frame, program.text(write), start..<program.bytes.count))
    }
    leave(views, scopes: views.count)
  }

  mutating func section(_ tag: Tag) throws(TemplateError) {
    let (frame, kind, views) = try resolve(tag)
    switch kind {
    case .text: throw misuse(tag, kind, "it cannot be a condition")
    case .flag(let test): begin(tag, .ifPresent(frame: frame, program.test(test), end: 0), within: views)
    case .lines(let write):
      begin(tag, .forEachLine(frame: frame, program.lines(write), end: 0), within: views, scope: .line)
    case .list(let section), .optional(let section), .view(let section):
      begin(tag, .forEach(frame: frame, program.values(section.forEach), end: 0), within: views, scope: section.scope())
    }
  }

  mutating func inverted(_ tag: Tag) throws(TemplateError) {
    let (frame, kind, views) = try resolve(tag)
    switch kind {
    case .text: throw misuse(tag, kind, "it cannot be a condition")
    case .view: throw misuse(tag, kind, "it is never absent")
    case .flag(let test): begin(tag, .ifAbsent(frame: frame, program.test(test), end: 0), within: views)
    case .lines(let write):
      begin(tag, .ifAbsent(frame: frame, program.test { $0.hasLines(write) }, end: 0), within: views)
    case .list(let section), .optional(let section):
      begin(tag, .ifAbsent(frame: frame, program.test(section.isPresent), end: 0), within: views)
    }
  }

  private mutating func begin(_ tag: Tag, _ operation: Operation, within views: [Int], scope: Scope? = nil) {
    let scopes = views.count + (scope == nil ? 0 : 1)
    sections.append(OpenSection(tag: tag, views: views, operation: program.operations.count, scopes: scopes))
    program.operations.append(operation)
    if let scope { names.push(scope) }
    boundary = program.operations.count
  }

  private mutating func end(_ section: OpenSection) {
    simplifyLines(at: section.operation)
    program.operations[section.operation].close(at: program.operations.count)
    leave(section.views, scopes: section.scopes)
  }

  private mutating func leave(_ views: [Int], scopes: Int) {
    for view in views { program.operations[view].close(at: program.operations.count) }
    names.pop(scopes)
    boundary = program.operations.count
  }

  /// A section of lines in which nothing but the line is written, with literal text around it, is one operation.
  private mutating func simplifyLines(at start: Int) {
    guard case .forEachLine(let frame, let write, _) = program.operations[start] else { return }
    var (leading, indentation, trailing) = (0..<0, 0..<0, 0..<0)
    var place = start + 1
    // No slice of them: it would be in the way of changing them in place.
    let end = program.operations.count
    if place < end, case .literal(let range) = program.operations[place] {
      leading = range
      place += 1
    }
    guard place < end else { return }
    switch program.operations[place] {
    case .text(frame: names.innermost, _): break
    case .indentedText(frame: names.innermost, _, let range) where leading.isEmpty:
      (leading, indentation) = (range, range)
    case .indentedText(frame: names.innermost, _, let range) where leading.upperBound == range.lowerBound:
      (leading, indentation) = (leading.lowerBound..<range.upperBound, range)
    default: return
    }
    place += 1
    if place < end, case .literal(let range) = program.operations[place] {
      trailing = range
      place += 1
    }
    guard place == end else { return }
    program.operations.removeSubrange(start...)
    program.operations.append(
      .lines(frame: frame, write, leading: leading, indentation: indentation, trailing: trailing))
  }

  mutating func close(_ tag: Tag) throws(TemplateError) {
    guard let open = sections.popLast() else {
      throw source.error("`\(source.string(tag.range))` closes nothing", at: tag.range.lowerBound)
    }
    guard open.tag.name == tag.name else {
      let opening = source.error("", at: open.tag.range.lowerBound)
      throw source.error(
        "`\(source.string(tag.range))` does not close `\(source.string(open.tag.range))` of line \(opening.line)",
        at: tag.range.lowerBound)
    }
    end(open)
  }

  mutating func partial(_ tag: Tag, _ indentation: [UInt8]) throws(TemplateError) {
    guard let text = partials.text(tag.name) else {
      let near = Spelling.nearest(to: tag.name, in: partials.names().sorted())
      let hint = near.map { ", did you mean `\($0)`?" } ?? ""
      throw source.error("unknown partial `\(tag.name)`\(hint)", at: tag.nameOffset)
    }
    guard !sources.dropFirst().contains(where: { $0.name == tag.name }) else {
      throw source.error("partial `\(tag.name)` includes itself", at: tag.nameOffset)
    }
    let including = source
    do {
      try compile(TemplateSource(name: tag.name, text: text), indentation: indentation)
    } catch {
      throw error.included(from: including.error("", at: tag.range.lowerBound))
    }
  }
}
