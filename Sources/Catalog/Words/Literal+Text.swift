import Schema
import SourceText

extension Literal {
  /// As a schema writes it.
  var text: String {
    switch self {
    case .string(let text): "\"\(text)\""
    case .bool(let flag): String(flag)
    case .integer(let number): String(number)
    case .unsigned(let number): String(number)
    case .double(let number): number.plainText
    case .enumCase(let name): name
    case .data(let bytes): bytes.isEmpty ? "\"\"" : "\(bytes.count) B"
    case .json(let text): text
    case .emptyList: "[]"
    case .emptyMap, .emptyObject: "{}"
    }
  }
}
