import SchemaReader
import SourceText
import Testing

/// The text in the one layout; nil with a failure if there is none.
func formatted(_ text: String) throws -> String {
  let file = SourceFile(id: .init(0), path: "Schemas/Sample.yaml", text: text)
  guard case .text(let bytes) = SchemaReader.format(file) else {
    Issue.record("not laid out: \(SchemaReader.format(file))\n\(text)")
    throw CancellationError()
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// What people see: the text before and after, and that laying out once is enough.
func expect(_ before: String, becomes after: String, _ location: SourceLocation = #_sourceLocation) throws {
  let text = try formatted(before)
  #expect(text == after + "\n", sourceLocation: location)
  #expect(try formatted(text) == text, sourceLocation: location)
}

/// What stands behind a `#` at the beginning of a line or behind a blank: the comments, without asking the formatter.
func comments(of text: String) -> [String] {
  text.split { $0.isNewline }.compactMap { line in
    let start = line.indices.first { line[$0] == "#" && ($0 == line.startIndex || line[line.index(before: $0)] == " ") }
    return start.map { String(line[$0...].reversed().drop { $0 == " " }.reversed()) }
  }.sorted()
}
