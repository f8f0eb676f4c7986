import Schema
import SchemaReader
import SourceText

extension Run {
  /// The targets of a configuration, whatever the schemas are like; the run ends if it has errors.
  func targets(of configuration: SourceFile) throws -> [Target] {
    let outcome = SchemaReader.readConfiguration(configuration)
    let errors = outcome.diagnostics.filter { $0.severity == .error }
    show(reporter.text(of: errors, in: [configuration]))
    guard errors.isEmpty, let targets = outcome.value?.targets else { throw ExitCodes.findings }
    return targets
  }
}
