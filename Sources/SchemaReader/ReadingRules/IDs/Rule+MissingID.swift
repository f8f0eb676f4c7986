import Schema
import SourceText

extension Rule {
  static let missingID = Rule(
    "missing-id", .error, isConfigurable: false, theme: .ids,
    summary: LocalizedText("a missing id", zh: "消息缺少信封要求的 ID"),
    why: LocalizedText(
      """
      The decoder tells messages apart by their id. Without one, no receiver could decode this message.
      """,
      zh: "解码器靠 ID 来区分消息。没有 ID，这条消息写出去就没有人能读。"),
    bad: [
      """
               ↓
      message: Gift
      fields: { title: string }
      """
    ],
    good: [
      """
      message: Gift
      id: 1
      fields: { title: string }
      """
    ])
}

extension Diagnostic {
  /// - Parameter subject: What has no identity, as findings say it.
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
