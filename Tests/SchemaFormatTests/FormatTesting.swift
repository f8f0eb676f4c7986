import SchemaFormat
import SourceText
import Testing

/// The formatted text; nil with a failure if there is none.
func formatted(_ text: String) throws -> String {
  let file = SourceFile(id: .init(0), path: "Schemas/Sample.yaml", text: text)
  guard case .text(let bytes) = SchemaFormat.format(file) else {
    Issue.record("not formatted: \(SchemaFormat.format(file))\n\(text)")
    throw CancellationError()
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// What people see: the text before and after, and that formatting once is enough.
func expect(_ before: String, becomes after: String, _ location: Testing.SourceLocation = #_sourceLocation) throws {
  let text = try formatted(before)
  #expect(text == after + "\n", sourceLocation: location)
  #expect(try formatted(text) == text, sourceLocation: location)
}
