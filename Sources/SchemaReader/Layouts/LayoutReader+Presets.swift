import Schema
import SourceText
import YAML

extension LayoutReader {
  /// The presets of `layouts`, checked by themselves, without a message; nil for one with mistakes of its own.
  func presets(_ root: YAMLNode) -> [String: Entries?] {
    guard root.kind == .mapping, let layouts = root.entry("layouts")?.value, layouts.kind == .mapping else {
      return [:]
    }
    var rehearsal = self
    rehearsal.context.isRehearsal = true
    var presets: [String: Entries?] = [:]
    for entry in forms.distinct(layouts) {
      let count = diagnostics.all.count
      guard let entries = forms.open(entry.value, as: .preset) else {
        presets.updateValue(nil, forKey: entry.key.text)
        continue
      }
      _ = rehearsal.entry(entries, in: Scope(isPresentation: true))
      _ = rehearsal.variants(entries, in: Scope(isPresentation: true))
      presets.updateValue(diagnostics.hasErrors(since: count) ? nil : entries, forKey: entry.key.text)
    }
    return presets
  }
}
