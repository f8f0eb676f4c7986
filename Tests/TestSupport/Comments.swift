/// What is behind a `#` at the beginning of a line or behind a blank: the comments, without asking the formatter.
public func comments(of text: String) -> [String] {
  text.split { $0.isNewline }.compactMap { line in
    let start = line.indices.first { line[$0] == "#" && ($0 == line.startIndex || line[line.index(before: $0)] == " ") }
    return start.map { String(line[$0...].reversed().drop { $0 == " " }.reversed()) }
  }.sorted()
}
