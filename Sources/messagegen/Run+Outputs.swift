import Checks
import Schema
import SchemaReader
import SourceText
import Workspace

extension Run {
  /// The output folders of a configuration, whatever the schemas are like; the run ends if it has errors.
  func outputs(of workspace: Workspace) throws -> [Output] {
    let file = workspace.configuration
    let outcome = SchemaReader.readConfiguration(file)
    let configuration = outcome.value?.configuration
    let obstacle = outcome.hasErrors ? nil : configuration.flatMap(Lint.obstacle)
    let errors = outcome.diagnostics.filter { $0.severity == .error } + [obstacle].compactMap { $0 }
    show(reporter.text(of: errors, in: try workspace.named([file], for: reporter.format)))
    guard errors.isEmpty, let configuration else { throw ExitCodes.findings }
    return configuration.outputs
  }
}
