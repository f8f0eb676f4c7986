import Emitters
import Evolution
import Inspection
import Schema
import SchemaReader
import SourceText

/// A rule's example read as a project, so that what is shown is what happens.
struct CheckedExample {
  let files: SourceFiles
  /// What the rule finds; in a severity, where it is off.
  let findings: [Diagnostic]
  /// Nil: the configuration cannot be read, or several schemas are compared.
  private(set) var schema: Schema?
  /// What is found by any rule but those of lint and of `breaking`.
  let others: [Diagnostic]
  /// What is compared, of a rule that compares schemas with releases.
  private(set) var change: EvolutionExample?
  /// What any rule finds in that.
  private(set) var changes: [BreakingChange] = []

  init(_ example: Example, of rule: Rule) {
    var files = SourceFiles()
    for file in [example.configuration] + example.schemas { files.add(file.path, file.bytes) }
    let configuration = SchemaReader.readConfiguration(files[0])
    let folder = (configuration.value?.configuration.releasesFolder ?? "Schemas/Releases") + "/"
    let releases = files.filter { $0.path.hasPrefix(folder) && !$0.isAccepted }
    let schemas = files.dropFirst().filter { !$0.path.hasPrefix(Self.templateFolder) && !$0.path.hasPrefix(folder) }
    let outcome = configuration.value.map { SchemaReader.read(schemas, configuration: $0).checkingExamples() }
    let record = SchemaReader.readReleases(releases, in: String(folder.dropLast()))
    let recorded = (record.value ?? []).map { Release(name: $0.version.description, schema: $0.schema) }
    let wrongVersion = Tool.wrongVersion(in: files[0]).map { [$0] } ?? []
    self.files = files
    schema = outcome?.value
    others =
      configuration.diagnostics + wrongVersion + (outcome?.diagnostics ?? []) + Self.templateFindings(in: files)
      + record.diagnostics + (schema.map { Evolution.wrongSince(in: $0, recorded) } ?? [])
      + (configuration.value.map { Evolution.unmatchedVersions(in: $0.configuration.releases, recorded) } ?? [])
      + files.filter(\.isAccepted).flatMap(Acceptances.findings)
    guard rule.isFoundAfterReading else {
      findings = others.filter { $0.id == rule.id }
      return
    }
    let found = schema.map { SchemaFindings.found(by: [rule], in: $0) } ?? []
    findings = found.map { $0.rated(rule.severity ?? .warning) }
  }

  /// The files of the new schemas, then those of each release in a folder of its name.
  init(_ change: EvolutionExample, of rule: Rule) {
    var files = SourceFiles()
    var others: [Diagnostic] = []
    func read(_ example: Example, in folder: String) -> Schema? {
      let all = ([example.configuration] + example.schemas).map { files.add(folder + $0.path, $0.bytes) }
      let configuration = SchemaReader.readConfiguration(all[0])
      let outcome = configuration.value.map {
        SchemaReader.read(all.dropFirst(), configuration: $0).checkingExamples()
      }
      others += configuration.diagnostics + (outcome?.diagnostics ?? [])
      return outcome?.value
    }
    let new = read(change.new, in: "")
    let releases = change.releases.compactMap { name, schemas in
      read(schemas, in: name + "/").map { Release(name: name, schema: $0) }
    }
    changes = new.map { Evolution.compare($0, with: releases) } ?? []
    findings = changes.filter { $0.rule.id == rule.id }.map(\.diagnostic)
    (self.files, self.others) = (files, others)
    self.change = change
  }

  /// All examples of a page with findings of its rule.
  static func reported(in page: RulePage, by rule: Rule) -> [CheckedExample] {
    page.bad.map { CheckedExample($0, of: rule) }
      + page.changes.filter { !$0.breaks.isEmpty }.map { CheckedExample($0, of: rule) }
  }

  /// In examples.
  private static let templateFolder = "Templates/"

  private static func templateFindings(in files: SourceFiles) -> [Diagnostic] {
    let templates = files.filter { $0.path.hasPrefix(templateFolder) }
      .map { (String($0.path.dropFirst(templateFolder.count)), $0) }
    return templates.isEmpty ? [] : TemplateCatalog().findings(in: Dictionary(uniqueKeysWithValues: templates))
  }
}

extension SourceFile {
  /// Holds what is accepted of breaking changes.
  fileprivate var isAccepted: Bool { path.hasSuffix("/" + Acceptances.fileName) }
}
