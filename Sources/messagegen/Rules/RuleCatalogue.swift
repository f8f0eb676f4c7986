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

  /// The rule of an id, or an error that names those it could be about.
  func entry(_ id: String) throws -> RuleEntry {
    if let entry = entries.first(where: { $0.id == id }) { return entry }
    throw Failure(
      message: "there is no rule `\(id)`", help: Self.help(for: id, in: entries.map(\.id)), exitCode: .validationFailure
    )
  }

  private static func help(for id: String, in ids: [String]) -> String {
    let part = id.lowercased().replacing("_", with: "-")
    let holders = part.isEmpty ? [] : ids.filter { $0.contains(part) }
    if holders.count > 1 {
      return "these contain it: " + holders.sorted().map { "`\($0)`" }.joined(separator: ", ")
    }
    let near = holders.first ?? Spelling.nearest(to: part, in: ids)
    return near.map { "did you mean `\($0)`?" } ?? "`messagegen rules` lists them"
  }
}
