import Schema
import SourceText
import YAML

extension ConfigurationReader {
  /// The profile of a configuration: an object like those of the schemas, and read with them, for it may name their
  /// types.
  func profile(_ root: YAMLNode, path: String) -> RawDeclaration? {
    guard root.kind == .mapping, let entry = root.entry("profile"), entry.value.kind == .mapping,
      let entries = forms.open(entry.value, as: .profile, at: entry.key.range)
    else { return nil }
    let named = entries.text("named")
    if let named { forms.typeName(named, key: "named") }
    return RawDeclaration(
      kind: .object, name: named ?? Located("MessageProfile", entry.key.range), entries: entries, path: path)
  }
}
