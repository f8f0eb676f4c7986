import SourceText

/// The text of a template or a partial under the name that errors give it.
struct TemplateSource {
  let name: String
  let text: [UInt8]

  func error(_ message: LocalizedText, at offset: Int) -> TemplateError {
    let before = text[..<offset]
    let line = 1 + before.count { $0 == .newline }
    let lineStart = before.lastIndex(of: .newline).map { $0 + 1 } ?? 0
    let column = 1 + String(decoding: before[lineStart...], as: UTF8.self).unicodeScalars.count
    return TemplateError(template: name, line: line, column: column, message: message)
  }

  func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
}
