import Schema
import SourceText

extension Rule {
  static let requiredLater = Rule(
    "required-later", .warning,
    summary: "a required field that came after its message",
    why: """
      Messages that were sent before the field existed do not have it. They are in people's histories, and every one \
      of them is invalid as long as the field is required.
      """,
    bad: [
      """
      message: Gift
      id: 7
      since: "1.0"
      fields:
        title: string
        ↓
        count: { type: int, since: "2.1" }
      """
    ],
    good: [
      """
      message: Gift
      id: 7
      since: "1.0"
      fields:
        title: { type: string, since: "1.0" }
        count: { type: int, default: 1, since: "2.1" }
        sender: { type: string?, since: "2.1" }
      """
    ],
    .holder { holder, _ in
      holder.fields.compactMap { field in
        guard field.isRequired, let since = field.declaration.since, since.value != holder.declaration.since?.value
        else { return nil }
        return .later(field, since, holder)
      }
    })
}

extension Finding {
  fileprivate static func later(_ field: Field, _ since: Located<String>, _ holder: Holder) -> Finding {
    Finding(
      "`\(field.name)` is required, and messages from before \(since.value) do not have it",
      at: field.declaration.name.range,
      notes: [.init("it came with this version", at: since.range)],
      help: "make it optional, or give it a `default`")
  }
}
