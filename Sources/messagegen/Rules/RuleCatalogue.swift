import Checks
import SchemaReader
import SourceText

/// Everything that can be found in a schema, by theme and id.
struct RuleCatalogue {
  let entries: [RuleEntry]

  init() {
    let lint = Lint.themes.flatMap { theme in theme.rules.map { RuleEntry($0, theme: theme.name) } }
    let all = lint + ReadingRule.themes.flatMap { theme in theme.rules.map { RuleEntry($0, theme: theme.name) } }
    entries = all.sorted { ($0.theme.english, $0.id) < ($1.theme.english, $1.id) }
  }

  /// The rule of an id, or an error that names the nearest.
  func entry(_ id: String) throws -> RuleEntry {
    if let entry = entries.first(where: { $0.id == id }) { return entry }
    let near = Spelling.nearest(to: id, in: entries.map(\.id))
    throw Failure(
      message: "there is no rule `\(id)`",
      help: near.map { "did you mean `\($0)`?" } ?? "`messagegen rules` lists them", exitCode: .validationFailure)
  }
}
