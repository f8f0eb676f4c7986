import Checks
import Reports
import SchemaReader
import SourceText

/// Restricts findings to the rules that were asked for.
struct RuleFilter {
  private let ids: Set<String>

  /// No ids: every rule.
  init(_ ids: [String]) throws {
    self.ids = Set(ids)
    guard !ids.isEmpty else { return }
    let catalog = RuleCatalog()
    for id in ids where try !catalog.rule(id).isOfLint {
      throw Failure(
        message: LocalizedText("`\(id)` is not a rule of `lint`", zh: "`\(id)` 不是 `lint` 的规则"),
        help: LocalizedText("run `messagegen breaking --rule \(id)`", zh: "运行 `messagegen breaking --rule \(id)`"),
        exitCode: .validationFailure)
    }
  }

  /// The findings of the rules. A rule that is off is on when it is asked for by its name, as a warning; and since
  /// lint rules see nothing of what cannot be read, errors of the reader stay beside their findings.
  func findings(of project: Project) -> [Diagnostic] {
    if ids.isEmpty { return project.findings }
    let asked = RuleCatalog.all.filter { ids.contains($0.id) }
    let isOfSchema = asked.contains(where: \.isFoundAfterReading)
    let beside = Set(isOfSchema ? SchemaReader.rules.filter { !$0.isConfigurable }.map(\.id) : [])
    let found = project.findings.filter { ids.contains($0.id) || beside.contains($0.id) }
    guard let schema = project.schema else { return found }
    let off = asked.filter { $0.severity(in: schema.configuration) == nil }
    let woken =
      SchemaFindings.found(by: off, in: schema)
      + (project.readerFindings + project.releaseFindings).filter { finding in off.contains { $0.id == finding.id } }
    return (found + Suppression(schema).remaining(of: woken).map { $0.rated(.warning) }).inOrder()
  }
}
