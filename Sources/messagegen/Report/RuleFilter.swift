import ArgumentParser
import Checks
import SchemaReader
import SourceText

/// Restricts findings to the rules that were asked for.
struct RuleFilter {
  private let ids: Set<String>

  /// No ids: every rule.
  init(_ ids: [String]) throws {
    self.ids = Set(ids)
    guard !ids.isEmpty else { return }
    let catalogue = RuleCatalogue()
    do {
      for id in ids { _ = try catalogue.entry(id) }
    } catch let failure as Failure {
      throw ValidationError([failure.message, failure.help].compactMap { $0 }.joined(separator: "; "))
    }
  }

  /// The findings of the rules. A lint rule that is off is on when it is asked for by its name, as a warning; and
  /// since it sees nothing of what cannot be read, errors of the reader stay beside its findings.
  func findings(of project: Project) -> [Diagnostic] {
    if ids.isEmpty { return project.findings }
    let asked = Lint.rules.filter { ids.contains($0.id) }
    let reading = Set(asked.isEmpty ? [] : ReadingRule.all.map(\.id))
    let found = project.findings.filter {
      ids.contains($0.id) || $0.severity == .error && reading.contains($0.id)
    }
    guard let schema = project.schema else { return found }
    let silent = asked.filter { $0.severity(in: schema.configuration) == nil }
    let woken = silent.flatMap { $0.findings(in: schema, known: ReadingRule.all.map(\.id)) }.map {
      var finding = $0
      finding.severity = .warning
      return finding
    }
    return (found + woken).inOrder()
  }
}
