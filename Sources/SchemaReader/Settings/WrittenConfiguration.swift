import Schema
import SourceText
import YAML

/// What the model does not hold of a configuration, as it is written.
struct WrittenConfiguration {
  /// Nil for a preset with mistakes of its own.
  var presets: [String: Entries?] = [:]
  var profile: RawDeclaration?
  /// Envelopes with mistakes of their own, and all others.
  var envelopes: Set<String> = []
}

extension WrittenConfiguration {
  /// - Parameter forms: Where mistakes in the profile are reported; all others are where the configuration is read.
  init(_ configuration: Configuration, _ forms: FormReader) {
    guard let source = configuration.source, let root = SchemaReader.documents(of: source).value?.first else { return }
    let apart = FormReader(diagnostics: DiagnosticCollector([source]))
    presets = LayoutReader(context: ReaderContext(forms: apart, configuration: configuration)).presets(root)
    profile = ConfigurationReader(forms: forms).profile(root, path: source.path)
    guard root.kind == .mapping, let envelopes = root.entry("envelopes")?.value else { return }
    self.envelopes = Set(envelopes.entries.map(\.key.text))
  }
}
