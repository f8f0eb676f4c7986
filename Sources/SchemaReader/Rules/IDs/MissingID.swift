import Schema
import SourceText

extension Rule {
  static let missingID = Rule("missing-id", .error, isConfigurable: false, theme: .ids)
}

extension Diagnostic {
  /// - Parameter subject: What has no id, as findings say it.
  static func missingID(of subject: Located<LocalizedText>, in envelope: Envelope) -> Diagnostic {
    let name = envelope.name.value
    return Diagnostic(
      .missingID,
      LocalizedText(
        "\(subject.value) has no `id`, but envelope `\(name)` requires one",
        zh: "\(subject.value)没有 `id`，而信封 `\(name)` 需要它"),
      at: subject.range, help: LocalizedText("add `id: …`, or use another `envelope`", zh: "加上 `id: …`，或换一个 `envelope`")
    )
  }
}
