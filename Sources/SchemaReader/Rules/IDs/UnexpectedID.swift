import Schema
import SourceText

extension Rule {
  static let unexpectedID = Rule("unexpected-id", .error, isConfigurable: false, theme: .ids)
}

extension Diagnostic {
  static func unexpectedID(at range: SourceRange, in envelope: Envelope) -> Diagnostic {
    let name = envelope.name.value
    return Diagnostic(
      .unexpectedID,
      LocalizedText("envelope `\(name)` does not carry an id", zh: "信封 `\(name)` 不带 ID"),
      at: range, notes: [.init(Wording.envelopeIsHere, at: envelope.name.range)],
      help: LocalizedText("remove the id, or add `id` to the envelope", zh: "删除这个 ID，或给信封加上 `id`"))
  }
}
