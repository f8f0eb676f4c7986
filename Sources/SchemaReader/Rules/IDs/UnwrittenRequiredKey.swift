import Schema
import SourceText

extension Rule {
  static let unwrittenRequiredKey = Rule("unwritten-required-key", .error, isConfigurable: false, theme: .ids)
}

extension Diagnostic {
  static func unwrittenRequiredKey(_ path: Envelope.Path, of envelope: Envelope, at range: SourceRange) -> Diagnostic {
    let name = path.map(\.text).joined(separator: "/")
    return Diagnostic(
      .unwrittenRequiredKey,
      LocalizedText(
        "nothing writes `\(name)`, which envelope `\(envelope.name.value)` requires",
        zh: "没有任何字段或常量写出 `\(name)`，而信封 `\(envelope.name.value)` 靠它识别消息"),
      at: range, notes: [.init(Wording.envelopeIsHere, at: envelope.name.range)],
      help: LocalizedText(
        "add a required field with this key, or a constant to the envelope", zh: "加一个使用该键的必填字段，或在信封中加一个常量"))
  }
}
