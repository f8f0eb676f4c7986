import Schema
import SourceText

extension Rule {
  static let unsupportedEncoding = Rule("unsupported-encoding", .error, isConfigurable: false, theme: .fields)
}

extension Diagnostic {
  static func unsupportedEncoding(_ encoding: Field.Encoding, type: FieldType, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unsupportedEncoding,
      LocalizedText(
        "`encoding: \(encoding.rawValue)` is not supported for \(type.title)",
        zh: "`encoding: \(encoding.rawValue)` 不适用于\(type.title)"),
      at: range,
      help: encoding == .string
        ? LocalizedText("it is supported for numbers and Booleans", zh: "它适用于数字和布尔值")
        : LocalizedText("it is supported for strings of digits and for Booleans", zh: "它适用于数字组成的字符串和布尔值"))
  }
}
