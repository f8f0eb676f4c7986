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
          glob.value != "*" && !schema.messages.contains { matches($0.name[...], glob.value[...]) }
        }.map { .unmatched($0, target, schema.messages.map(\.name)) }
      }
    })
}

/// `*` is any text, `?` any character.
private func matches(_ name: Substring, _ glob: Substring) -> Bool {
  guard let first = glob.first else { return name.isEmpty }
  if first == "*" {
    return matches(name, glob.dropFirst()) || !name.isEmpty && matches(name.dropFirst(), glob)
  }
  return !name.isEmpty && (first == "?" || first == name.first) && matches(name.dropFirst(), glob.dropFirst())
}

extension Finding {
  fileprivate static func unmatched(_ glob: Located<String>, _ target: Target, _ names: [String]) -> Finding {
    let nearest = Spelling.nearest(to: glob.value.filter { !"*?".contains($0) }, in: names)
    return Finding(
      "no message of this project is called `\(glob.value)`", at: glob.range,
      help: nearest.map { "did you mean `\($0)`?" } ?? "correct it, or remove it")
  }
}
