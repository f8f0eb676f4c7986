import SourceText

/// Prints findings for people: the message, the lines it is about with carets under the range, notes, help, fixes.
public struct TextPrinter: Sendable {
  let files: SourceFiles
  let style: TextStyle
  let language: Language

  public init(files: SourceFiles, style: TextStyle = .plain, language: Language = .english) {
    self.files = files
    self.style = style
    self.language = language
  }

  /// The findings with an empty line between them.
  public func print(_ diagnostics: [Diagnostic]) -> String { diagnostics.map { print($0) }.joined(separator: "\n") }

  public func print(_ diagnostic: Diagnostic) -> String {
    let digits = digits(diagnostic)
    var lines = [title(diagnostic)]
    let near = diagnostic.notes.filter { isNear($0, diagnostic.range) }
    let marks =
      [Mark(diagnostic.range, diagnostic.label?.text(in: language) ?? "", diagnostic.severity.role, isPrimary: true)]
      + near.map { Mark($0.range ?? diagnostic.range, $0.message.text(in: language), .note, isPrimary: false) }
    lines += frame(marks, digits)
    let hasMore = near.count < diagnostic.notes.count || diagnostic.help != nil || !diagnostic.fixIts.isEmpty
    if hasMore, files.holding(diagnostic.range) != nil { lines.append(style.gutter(nil, digits)) }
    for note in diagnostic.notes where !near.contains(note) {
      lines.append(heading(.note, .note, note.message))
      if let range = note.range { lines += frame([Mark(range, "", .note, isPrimary: true)], digits) }
    }
    lines += help(diagnostic, digits)
    return lines.map { $0 + "\n" }.joined()
  }

  private func title(_ diagnostic: Diagnostic) -> String {
    let word = Heading.finding(diagnostic.severity).word.text(in: language)
    let text = Heading.colon.text(in: language) + TerminalText.shown(diagnostic.message.text(in: language))
    return style.paint("\(word)[\(TerminalText.shown(diagnostic.id))]", diagnostic.severity.role)
      + style.paint(text, .title)
  }

  /// The help line with the only fix-it under it, or each fix-it with its own words.
  private func help(_ diagnostic: Diagnostic, _ digits: Int) -> [String] {
    var lines: [String] = []
    if let help = diagnostic.help { lines.append(heading(.help, .help, help)) }
    for fixIt in diagnostic.fixIts {
      if diagnostic.help == nil || diagnostic.fixIts.count > 1 { lines.append(heading(.help, .help, fixIt.message)) }
      lines += FixItPreview(fixIt, files: files).lines(style, digits, language)
    }
    return lines
  }

  private func heading(_ heading: Heading, _ role: TextStyle.Role, _ message: LocalizedText) -> String {
    style.paint(heading.word.text(in: language), role) + Heading.colon.text(in: language)
      + TerminalText.shown(message.text(in: language))
  }

  private func frame(_ marks: [Mark], _ digits: Int) -> [String] {
    guard let range = marks.first?.range, let file = files.holding(range) else { return [] }
    let location = file.location(of: range.start)
    let arrow = style.paint(String(repeating: " ", count: digits + 1) + "-->", .gutter)
    let head = "\(arrow) \(TerminalText.shown(file.path)):\(location.line):\(location.column)"
    return [head] + CodeFrame(file: file, marks: marks, style: style, digits: digits).lines
  }

  /// Whether a note is shown in the frame of the finding itself: on one line, a few lines away at most.
  private func isNear(_ note: Diagnostic.Note, _ range: SourceRange) -> Bool {
    guard let location = note.range, location.file == range.file, location != range, let file = files.holding(range)
    else {
      return false
    }
    let lines = file.lines(of: location)
    let own = file.lines(of: range)
    return lines.count == 1 && lines.lowerBound >= own.lowerBound - 6 && lines.upperBound <= own.upperBound + 6
  }

  /// The width of the widest line number shown.
  private func digits(_ diagnostic: Diagnostic) -> Int {
    let ranges =
      [diagnostic.range] + diagnostic.notes.compactMap(\.range)
      + diagnostic.fixIts.flatMap { $0.edits.map(\.range) }
    let last = ranges.compactMap { range in files.holding(range)?.lines(of: range).upperBound }.max() ?? 1
    return String(last).utf8.count
  }
}

extension SourceFile {
  /// The lines a range touches; a line break at its end does not count as the next line.
  func lines(of range: SourceRange) -> ClosedRange<Int> {
    let first = location(of: range.start).line
    return first...max(first, location(of: max(range.start, range.end - 1)).line)
  }
}
