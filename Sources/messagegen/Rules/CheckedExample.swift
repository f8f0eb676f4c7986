import Checks
import Emitters
import Evolution
import SchemaReader
import SourceText

/// A rule's example read as a project, so that what is shown is what happens.
struct CheckedExample {
  let files: [SourceFile]
  /// What the rule finds; in a severity, where it is off.
  let findings: [Diagnostic]

  init(_ example: Example, of rule: Rule) {
    let all = [example.configuration] + example.schemas
    let files = all.enumerated().map { SourceFile(id: .init($0), path: $1.path, bytes: $1.bytes) }
    let configuration = SchemaReader.readConfiguration(files[0])
    let folder = (configuration.value?.configuration.releasesFolder ?? "Schemas/Releases") + "/"
    let releases = files.filter { $0.path.hasPrefix(folder) && !$0.isAccepted }
    let schemas = files.dropFirst().filter { !$0.path.hasPrefix(Self.templateFolder) && !$0.path.hasPrefix(folder) }
    let outcome = configuration.value.map { SchemaReader.read(schemas, configuration: $0) }
    self.files = files
    if let lint = rule.lint {
      let found = outcome?.value.map { lint.findings(in: $0, known: RuleCatalog.besideLint) } ?? []
      findings = found.map {
        var finding = $0
        finding.severity = rule.severity ?? .warning
        return finding
      }
    } else {
      let found =
        configuration.diagnostics + (outcome?.diagnostics ?? []) + Self.templateFindings(in: files)
        + SchemaReader.readReleases(releases, in: String(folder.dropLast())).diagnostics
        + files.filter(\.isAccepted).flatMap(Acceptances.findings)
      findings = found.filter { $0.id == rule.id }
    }
  }

  /// In examples.
  private static let templateFolder = "Templates/"

  private static func templateFindings(in files: [SourceFile]) -> [Diagnostic] {
    let templates = files.filter { $0.path.hasPrefix(templateFolder) }
      .map { (String($0.path.dropFirst(templateFolder.count)), $0) }
    return TemplateCatalog().findings(in: Dictionary(uniqueKeysWithValues: templates))
  }
}

extension SourceFile {
  /// Holds what is accepted of breaking changes.
  fileprivate var isAccepted: Bool { path.hasSuffix("/" + Acceptances.fileName) }
}
