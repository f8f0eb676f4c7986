import Language
import Schema
import SourceText
import YAML

/// Reads the configuration.
struct ConfigurationReader: ReportingReader {
  let forms: FormReader

  /// The configuration of a file, without what cannot be read of it; nil if nothing can.
  func document(_ file: SourceFile) -> ConfigurationDocument? {
    let outcome = SchemaReader.documents(of: file)
    diagnostics.report(outcome.diagnostics)
    let roots = outcome.value ?? []
    if roots.count > 1 { report(.badDocument(secondAt: roots[1].range)) }
    let ignoreComments = ignoreComments(of: file, outcome)
    let start = SourceRange(file: file.id, start: 0, end: 0)
    guard let root = roots.first else {
      return outcome.hasErrors
        ? nil
        : ConfigurationDocument(configuration: Self.empty(at: start), file: file, ignoreComments: ignoreComments)
    }
    guard let entries = forms.open(root, as: .configuration, at: start) else { return nil }
    let configuration = configuration(entries, at: start)
    var document = ConfigurationDocument(configuration: configuration, file: file, ignoreComments: ignoreComments)
    let context = ReaderContext(forms: forms, configuration: configuration)
    document.written.presets = LayoutReader(context: context).presets(entries["presets"])
    document.written.envelopes = Set(root.entry("envelopes")?.value.entries.map(\.key.text) ?? [])
    document.profile = root.entry("profile")
    return document
  }

  /// The configuration of a release, whose keys may be in the files of several.
  func document(ofRelease keys: [YAMLEntry], in root: YAMLNode, of file: SourceFile) -> ConfigurationDocument {
    let start = SourceRange(file: file.id, start: 0, end: 0)
    let entries = forms.open(keys, in: root, as: .recordedConfiguration)
    let configuration = Configuration(
      file: file.id, schemas: Self.schemas(at: start),
      envelopes: EnvelopeReader(forms: forms).envelopes(entries, at: start),
      isLenient: entries.boolOrDefault("lenient"),
      targets: TargetReader(forms: forms, schemas: "", form: .recordedTarget).targets(entries))
    var document = ConfigurationDocument(configuration: configuration, file: file, ignoreComments: [])
    let context = ReaderContext(forms: forms, configuration: configuration)
    document.written.presets = LayoutReader(context: context).presets(entries["presets"])
    document.written.envelopes = Set(entries["envelopes"]?.entries.map(\.key.text) ?? [])
    document.profile = keys.first { $0.key.has(text: "profile") }
    return document
  }

  /// The profile of a configuration: an object like those of the schemas, and read with them, for it may name their
  /// types.
  func profile(_ entry: YAMLEntry, path: String) -> RawDeclaration? {
    guard entry.value.kind == .mapping, let entries = forms.open(entry.value, as: .profile, at: entry.key.range)
    else { return nil }
    let named = entries.text("typeName")
    if let named { NameCheck(forms: forms).typeName(named, key: "typeName") }
    return RawDeclaration(
      kind: .object, name: named ?? Located(entries.form.defaultText(of: "typeName"), entry.key.range),
      entries: entries,
      path: path)
  }

  private func configuration(_ entries: CheckedMapping, at start: SourceRange) -> Configuration {
    if let version = entries["version"], version.text != "1" {
      report(.unsupportedVersion(version.locatedText))
    }
    if let requires = entries["requires"], ToolVersion(requires.text) == nil { report(.wrongKind(noVersion: requires)) }
    let schemas = PathReader(forms: forms).path("schemas", in: entries) ?? Self.schemas(at: start)
    var configuration = Configuration(
      file: start.file, schemas: schemas, envelopes: EnvelopeReader(forms: forms).envelopes(entries, at: start),
      isLenient: entries.boolOrDefault("lenient"), ruleSettings: ruleSettings(entries))
    configuration.lenientRange = entries.keyRange("lenient")
    readIDs(entries, into: &configuration)
    configuration.targets = TargetReader(forms: forms, schemas: schemas.value).targets(entries)
    configuration.docs = DocsReader(forms: forms, targets: configuration.targets, schemas: schemas.value).docs(entries)
    configuration.releases = ReleasesReader(forms: forms, schemas: schemas.value).releases(entries)
    configuration.noTargets = noTargets(entries)
    return configuration
  }

  /// What a file without content says: nothing that a configuration could not leave out.
  private static func empty(at start: SourceRange) -> Configuration {
    var configuration = Configuration(
      file: start.file, schemas: schemas(at: start), envelopes: [EnvelopeReader.impliedEnvelope(at: start)])
    configuration.noTargets = start
    return configuration
  }

  private static func schemas(at start: SourceRange) -> Located<String> {
    Located(Form.configuration.defaultText(of: "schemas"), start)
  }

  /// The empty list, or the beginning of a configuration that says nothing of targets.
  private func noTargets(_ entries: CheckedMapping) -> SourceRange? {
    if let list = entries["targets"] { return list.items.isEmpty ? list.range : nil }
    return entries.mentions("targets") ? nil : entries.node.entries.first?.key.range ?? entries.range
  }

  private func readIDs(_ entries: CheckedMapping, into configuration: inout Configuration) {
    guard let node = entries["ids"], let ids = forms.open(node, as: .ids) else { return }
    configuration.allowedIDs = ids["allowed"].flatMap { integers($0, of: "allowed") }
    configuration.reservedIDs = (ids["reserved"].map { Array($0.items) } ?? []).compactMap {
      integers($0, of: "reserved")
    }
  }

  private func integers(_ node: YAMLNode, of key: String) -> Located<ClosedRange<Int64>>? {
    RangeReader(forms: forms).integers(node, what: .verbatim("`\(key)`")).map { Located($0, node.range) }
  }

  private func ruleSettings(_ entries: CheckedMapping) -> [String: RuleSetting] {
    guard let node = entries["lint"], let rules = forms.open(node, as: .lint)?.node.entry("rules")?.value else {
      return [:]
    }
    var settings: [String: RuleSetting] = [:]
    // One misspelled severity leaves the other rules as they are said to be.
    for entry in forms.distinct(rules) where Shape.severity.fits(entry.value) {
      let severity = Diagnostic.Severity(rawValue: entry.value.text)
      settings[ruleID(entry.key.locatedText, beside: rules.entries.map(\.key.text))] = RuleSetting(
        name: entry.key.range, severity: Located(severity, entry.value.range))
    }
    return settings
  }
}
