import Schema
import SourceText

extension Rule {
  static let deprecatedWithoutReason = Rule(
    "deprecated-without-reason", .warning,
    summary: "`deprecated` that does not say what to use instead",
    why: "The text is what Xcode shows where the type is used. `true` tells nobody what to do.",
    bad: [
      """
      message: Gift
      id: 7
                  ↓
      deprecated: "true"
      """
    ],
    good: [
      """
      message: Gift
      id: 7
      deprecated: use Present
      fields:
        title: { type: string, deprecated: no longer sent }
      """
    ],
    .schema { schema in
      let types =
        schema.messages.map(\.declaration) + schema.objects.map(\.declaration) + schema.enums.map(\.declaration)
      let fields = schema.holders.flatMap(\.fields).map(\.declaration)
      return (types + fields).compactMap(\.deprecated).filter { isEmpty($0.value) }.map { .withoutReason($0) }
    })
}

private func isEmpty(_ text: String) -> Bool {
  ["", "true", "yes", "deprecated", "是", "废弃"].contains(text.filter { !$0.isWhitespace }.lowercased())
}

extension Finding {
  fileprivate static func withoutReason(_ text: Located<String>) -> Finding {
    Finding("this does not say what to use instead", at: text.range, help: "write `use …`, or why it is gone")
  }
}
