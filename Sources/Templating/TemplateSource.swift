/// The text of a template or a partial under the name that errors give it.
struct TemplateSource {
  let name: String
  let text: [UInt8]

  func error(_ message: String, at offset: Int) -> TemplateError {
    let before = text[..<offset]
    let line = 1 + before.count { $0 == .newline }
    let lineStart = before.lastIndex(of: .newline).map { $0 + 1 } ?? 0
    let column = 1 + String(decoding: before[lineStart...], as: UTF8.self).unicodeScalars.count
    return TemplateError(template: name, line: line, column: column, message: message)
  }

  /// Where some bytes stand for the first time.
  func first(_ bytes: [UInt8], from start: Int, to end: Int? = nil) -> Int? {
    text.withUnsafeBufferPointer { text in
      bytes.withUnsafeBufferPointer { text.firstIndex(of: $0, from: start, to: end ?? text.count) }
    }
  }

  func firstNewline(from start: Int) -> Int? { text.withUnsafeBufferPointer { $0.firstNewline(from: start) } }

  func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  func isBlank(_ range: Range<Int>) -> Bool { text[range].allSatisfy(\.isBlank) }

  /// The range without the blanks around it.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    guard let first = text[range].firstIndex(where: { !$0.isBlank }),
      let last = text[range].lastIndex(where: { !$0.isBlank })
    else { return range.upperBound..<range.upperBound }
    return first..<last + 1
  }
}
