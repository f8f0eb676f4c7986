import Schema
import SourceText
import YAML

extension Resolver {
  /// Checks the presets of `layouts` by themselves, without a message, and keeps those without mistakes.
  mutating func rehearsePresets(_ root: YAMLNode) {
    guard root.kind == .mapping, let layouts = root.entry("layouts")?.value, layouts.kind == .mapping else { return }
    isRehearsal = true
    for entry in reading.distinct(layouts) {
      let before = reading.findings.count
      if let entries = reading.open(entry.value, as: .preset) {
        _ = self.entry(entries, in: Scope(isPresentation: true))
        _ = variants(entries, in: Scope(isPresentation: true))
        let isFine = !reading.findings[before...].contains { $0.severity == .error }
        presets.updateValue(isFine ? entries : nil, forKey: entry.key.text)
      } else {
        presets.updateValue(nil, forKey: entry.key.text)
      }
    }
    isRehearsal = false
  }

  /// Takes from the configuration's text what the model does not hold; what is wrong there was said before.
  mutating func prepare() {
    guard let source = configuration.source, let root = SchemaReader.documents(of: source).value?.first else { return }
    var rehearsal = Resolver(Reading([source]), configuration)
    rehearsal.rehearsePresets(root)
    presets = rehearsal.presets
    profile = reading.profile(root, path: source.path)
    guard root.kind == .mapping, let envelopes = root.entry("envelopes")?.value else { return }
    unreadableEnvelopes = Set(envelopes.entries.map(\.key.text))
  }
}
