import SourceText
import YAML

/// The entries of a file by the lines they begin on: keys with their values, and elements of lists.
struct EntryLines {
  private let file: SourceFile
  /// Several that begin on one line are taken together.
  private var entries: [Int: Range<Int>] = [:]

  init(_ tree: YAMLTree?, in file: SourceFile) {
    self.file = file
    for node in tree?.values ?? [] {
      for entry in node.entries { add(entry.key.range.through(entry.value.range)) }
      // An alias is where its anchor is.
      for item in node.items where item.range.start >= node.range.start { add(item.range) }
    }
  }

  /// What a comment is about.
  func entry(for comment: Comment) -> SourceRange? {
    let line = comment.isAlone ? nextLine(after: comment.line) : comment.line
    return line.flatMap { entries[$0] }.map {
      SourceRange(file: file.id, start: $0.lowerBound, end: $0.upperBound)
    }
  }

  private mutating func add(_ range: SourceRange) {
    let line = file.location(of: range.start).line
    let old = entries[line] ?? range.start..<range.end
    entries[line] = min(old.lowerBound, range.start)..<max(old.upperBound, range.end)
  }

  /// The next line that has more than a comment, the dash of an element below, or the mark of a document.
  private func nextLine(after line: Int) -> Int? {
    (line + 1..<file.lineStarts.count + 1).first { number in
      let text = file.line(number).drop { $0 == " " || $0 == "\t" }
      let word = text.prefix { $0 != " " && $0 != "\t" }
      let rest = text.dropFirst(word.count).drop { $0 == " " || $0 == "\t" }
      let isMark = (word == "-" || word == "---") && (rest.isEmpty || rest.hasPrefix("#"))
      return !text.isEmpty && !text.hasPrefix("#") && !isMark
    }
  }
}
