import Checks
import Schema
import SchemaReader
import SourceText
import Workspace

extension Run {
  /// The output folders of a configuration, whatever the schemas are like; the run ends if it has errors.
  func outputs(of workspace: Workspace) throws -> [Output] {
    let configuration = workspace.configuration
    let outcome = SchemaReader.readConfiguration(configuration)
    let obstacle = outcome.hasErrors ? nil : outcome.value.flatMap(Lint.obstacle)
    let errors = outcome.diagnostics.filter { $0.severity == .error } + [obstacle].compactMap { $0 }
    show(reporter.text(of: errors, in: try workspace.named([configuration], for: reporter.format)))
    guard errors.isEmpty, let configuration = outcome.value else { throw ExitCodes.findings }
    return configuration.outputs
  }
}
