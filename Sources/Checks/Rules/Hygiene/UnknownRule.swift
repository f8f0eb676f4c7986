import Schema
import SourceText

extension Rule {
  static let unknown = Rule(
    "unknown-rule", .error, isFatal: true,
    summary: "a rule in the configuration that there is not",
    why: "A misspelt rule is neither turned off nor on, and nobody notices.",
    bad: [
      """
      === messagegen.yaml
      version: 1
      lint:
        rules:
                        ↓
          missing-docs: off
      """
    ],
    good: [
      """
      === messagegen.yaml
      version: 1
      lint:
        rules:
          missing-doc: off
      """
    ],
    .configuration { configuration, rules in
      let ids = rules.map(\.id)
      return configuration.ruleSeverities.filter { !ids.contains($0.key) }
        .map { .unknown($0.key, $0.value.range, ids) }
    })
}

extension Finding {
  fileprivate static func unknown(_ id: String, _ range: SourceRange, _ ids: [String]) -> Finding {
    let nearest = Spelling.nearest(to: id, in: ids)
    return Finding(
      "there is no rule `\(id)`", at: range, help: nearest.map { "did you mean `\($0)`?" } ?? "remove it")
  }
}
