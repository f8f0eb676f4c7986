import Schema
import SourceText

extension Rule {
  static let unmatchedGlob = Rule(
    "unmatched-glob", .warning,
    summary: "an entry of a target's `messages` that no message matches",
    why: "A misspelt name leaves the message out of the target, and its decoder does not recognize it.",
    bad: [
      """
      message: Gift
      id: 7
      === messagegen.yaml
      version: 1
      targets:
        - name: Chat
          path: Sources/Chat/Generated
                           ↓
          messages: [Gift, "Gitf*"]
      """,
      """
      message: Gift
      id: 7
      === messagegen.yaml
      version: 1
      targets:
        - name: Chat
          path: Sources/Chat/Generated
                     ↓
          messages: ["Shop/*", "./*"]
      """,
    ],
    good: [
      """
      message: Gift
      id: 7
      === messagegen.yaml
      version: 1
      targets:
        - name: Chat
          path: Sources/Chat/Generated
          messages: ["G*t", "?ift"]
      """,
      """
      === Schemas/Shop/Gift.yaml
      message: Gift
      id: 7
      === messagegen.yaml
      version: 1
      targets:
        - name: Chat
          path: Sources/Chat/Generated
          messages: ["Shop/*", "**/G*.yaml"]
      """,
    ],
    .schema { schema in
      schema.configuration.targets.flatMap { target in
        target.messages.filter { glob in
          glob.value != "*" && !schema.messages.contains { Target.names(glob.value, $0) }
        }.map { .unmatched($0, target, schema.messages) }
      }
    })
}

extension Finding {
  fileprivate static func unmatched(_ glob: Located<String>, _ target: Target, _ messages: [Message]) -> Finding {
    let isPath = glob.value.contains("/")
    let names = messages.map { isPath ? $0.schemaPath : $0.name }
    let nearest = Spelling.nearest(to: glob.value.filter { !"*?".contains($0) }, in: names)
    return Finding(
      isPath ? "no schema is at `\(glob.value)`" : "no message of this project is called `\(glob.value)`",
      at: glob.range,
      help: nearest.map { "did you mean `\($0)`?" } ?? "correct it, or remove it")
  }
}
