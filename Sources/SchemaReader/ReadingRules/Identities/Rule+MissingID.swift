import Schema
import SourceText

extension Rule {
  static let missingID = Rule(
    "missing-id", .error, isFatal: true, theme: .identities,
    summary: Phrase("a message without the identity that its envelope wants", zh: "消息缺少封套要求的标识"),
    why: Phrase(
      """
      The decoder tells messages apart by their identity. Without one, this message would be written so that \
      nobody can read it.
      """,
      zh: "解码器靠标识来区分消息。没有标识，这条消息写出去就没有人能读。"),
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
  static func missingID(of subject: Located<Phrase>, in envelope: Envelope) -> Diagnostic {
    let name = envelope.name.value
    return Diagnostic(
      .missingID,
      Phrase(
        "\(subject.value) has no `id`, and the envelope `\(name)` needs one",
        zh: "\(subject.value)没有 `id`，而封套 `\(name)` 需要它"),
      at: subject.range, help: Phrase("add `id: …`, or name another `envelope`", zh: "加上 `id: …`，或换一个 `envelope`"))
  }
}
