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
      """
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
      """
    ],
    .schema { schema in
      schema.configuration.targets.flatMap { target in
        target.messages.filter { glob in
          glob.value != "*" && !schema.messages.contains { Glob.matches(glob.value, $0.name) }
        }.map { .unmatched($0, target, schema.messages.map(\.name)) }
      }
    })
}

extension Finding {
  fileprivate static func unmatched(_ glob: Located<String>, _ target: Target, _ names: [String]) -> Finding {
    let nearest = Spelling.nearest(to: glob.value.filter { !"*?".contains($0) }, in: names)
    return Finding(
      "no message of this project is called `\(glob.value)`", at: glob.range,
      help: nearest.map { "did you mean `\($0)`?" } ?? "correct it, or remove it")
  }
}
