import Schema
import SourceText

extension Rule {
  static let listEnvelope = Rule("list-envelope", .error, isConfigurable: false, theme: .ids)
}

extension Diagnostic {
  static func listEnvelope(_ envelope: Envelope, of message: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .listEnvelope,
      LocalizedText(
        "the JSON of `\(message)` is a list, so the message must have exactly one field of a list type",
        zh: "`\(message)` 的 JSON 是列表，所以它只能有一个列表类型的字段"),
      at: range, notes: [.init(Wording.envelopeIsHere, at: envelope.name.range)],
      help: LocalizedText("for example, `items: [string]`", zh: "例如写成 `items: [string]`"))
  }
}
