import Language
import SourceText
import YAML

extension ElementKind {
  /// What a mapping without any of the keys seems to be: by a key of Swift's, else by one that is misspelt.
  init?(guessedFrom node: YAMLNode) {
    let keys = node.entries.map(\.key.text)
    // A text with a `tap` is a button, one without is a label.
    let kinds = (node.entry("tap") == nil ? [] : [.button]) + Self.allCases
    if let kind = kinds.first(where: { kind in keys.contains { kind.form.habits[$0] == kind.rawValue } }) {
      self = kind
      return
    }
    let known = Self.allCases.flatMap { $0.form.keys.map(\.name) }
    let names = Self.allCases.map(\.rawValue)
    for key in keys where !known.contains(key) {
      guard let kind = Spelling.nearest(to: key, in: names).flatMap(Self.init(rawValue:)) else { continue }
      self = kind
      return
    }
    return nil
  }
}
