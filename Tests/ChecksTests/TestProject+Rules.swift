import Checks
import Evolution
import SchemaReader
import SchemaTestSupport
import SourceText

extension TestProject {
  func findings(of rule: LintRule) throws -> [Diagnostic] {
    rule.findings(in: try validSchema, known: SchemaReader.rules + Evolution.rules.map(\.rule))
  }

  /// Where the rule's findings start.
  func marks(of rule: LintRule) throws -> [Example.Mark] { try findings(of: rule).map(mark).sorted() }
}
