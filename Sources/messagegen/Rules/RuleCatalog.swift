import Checks
import Emitters
import Evolution
import Inspection
import Language
import Reports
import SchemaReader
import SourceText

/// Everything that can be found in a schema, by theme and id.
struct RuleCatalog {
  let rules = RuleCatalog.all.sorted { ($0.theme.name.english, $0.id) < ($1.theme.name.english, $1.id) }

  static let all = afterReading + besideLint

  static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }

  /// Those about what was read, and not about what cannot be.
  static let afterReading: [Rule] = Lint.rules.map(\.rule) + [Rule.missingExample] + RulesAboutRules.all

  /// Those of the reader, of the record of releases, of what is compared with it and accepted since, then those of
  /// templates.
  static let besideLint =
    SchemaReader.rules + SchemaReader.releaseRules + breaking + Acceptances.rules + Evolution.historyRules
    + TemplateCatalog.rules

  /// Those that compare schemas with releases.
  static let breaking = Evolution.rules.map(\.rule)

  /// Those that `breaking` reports beside damage to the record.
  static let reportedByBreaking = breaking + [.unusedAcceptance, .unmatchedVersion]

  /// The rule of an id, or an error that names those it could be about.
  func rule(_ id: String) throws -> Rule {
    if let rule = rules.first(where: { $0.id == id }) { return rule }
    throw Failure(
      "unknown rule `\(id)`", zh: "未知规则 `\(id)`", help: Self.help(for: id, in: rules.map(\.id)),
      exitCode: .validationFailure)
  }

  private static func help(for id: String, in ids: [String]) -> LocalizedText {
    if let new = RenamedRules.ids[id] {
      return LocalizedText("it has been renamed to `\(new)`", zh: "它已改名为 `\(new)`")
    }
    let part = id.lowercased().replacing("_", with: "-")
    let holders = part.isEmpty ? [] : ids.filter { $0.contains(part) }
    if holders.count > 1 {
      let list = Wording.enumeration(holders.sorted().map { "`\($0)`" })
      return LocalizedText("these contain it: \(list)", zh: "包含它的规则有：\(list)")
    }
    let near = holders.first ?? Spelling.nearest(to: part, in: ids)
    return near.map(Wording.didYouMean)
      ?? LocalizedText("run `messagegen rules` to list all rules", zh: "运行 `messagegen rules` 列出所有规则")
  }
}

extension Rule {
  /// With its check; nil: the linter does not have it.
  var lint: LintRule? { Lint.rules.first { $0.rule.id == id } }

  /// It is about what was read, and not about what cannot be.
  var isFoundAfterReading: Bool { RuleCatalog.afterReading.contains { $0.id == id } }

  /// It compares schemas with releases.
  var isOfBreaking: Bool { RuleCatalog.breaking.contains { $0.id == id } }

  /// `lint` finds it: of those that compare schemas with releases, only the one on ids.
  var isOfLint: Bool { id == "id-reused" || !isOfBreaking && id != Rule.unusedAcceptance.id }

  /// As the configuration writes it, in every language.
  var severityText: String { severity?.rawValue ?? "off" }

  /// As people read it.
  var severityWord: LocalizedText {
    severity.map { Heading.finding($0).word } ?? LocalizedText("off", zh: "关闭")
  }
}
