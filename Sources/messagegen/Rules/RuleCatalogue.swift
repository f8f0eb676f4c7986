import Checks
import Language
import SchemaReader
import SourceText

/// Everything that can be found in a schema, by theme and id.
struct RuleCatalogue {
  let rules = (Lint.rules.map(\.rule) + SchemaReader.rules)
    .sorted { ($0.theme.name.english, $0.id) < ($1.theme.name.english, $1.id) }

  /// The rule of an id, or an error that names those it could be about.
  func rule(_ id: String) throws -> Rule {
    if let rule = rules.first(where: { $0.id == id }) { return rule }
    throw Failure(
      message: "unknown rule `\(id)`", help: Self.help(for: id, in: rules.map(\.id)), exitCode: .validationFailure)
  }

  private static func help(for id: String, in ids: [String]) -> String {
    if let new = RenamedRules.ids[id] { return "it has been renamed to `\(new)`" }
    let part = id.lowercased().replacing("_", with: "-")
    let holders = part.isEmpty ? [] : ids.filter { $0.contains(part) }
    if holders.count > 1 {
      return "these contain it: " + holders.sorted().map { "`\($0)`" }.joined(separator: ", ")
    }
    let near = holders.first ?? Spelling.nearest(to: part, in: ids)
    return near.map { "did you mean `\($0)`?" } ?? "run `messagegen rules` to list all rules"
  }
}

extension Rule {
  /// With its check; nil: the reader finds it.
  var lint: LintRule? { Lint.rules.first { $0.rule.id == id } }

  /// As the configuration writes it, in every language.
  var severityText: String { severity?.rawValue ?? "off" }
}
