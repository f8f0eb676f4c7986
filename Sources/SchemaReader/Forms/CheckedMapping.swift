import Language
import Schema
import SourceText
import YAML

/// A mapping that was checked against its form: every value here has the shape its key requires.
struct CheckedMapping: Sendable {
  /// A key of the form's, and the entry that stands for it.
  struct KnownEntry: Sendable {
    let key: Form.Key
    let entry: YAMLEntry
  }

  let node: YAMLNode
  let form: Form
  private let accepted: [KnownEntry]
  /// Keys that are there, misspelled or with a value that was refused; they are not missing.
  let refused: Set<String>

  init(_ node: YAMLNode, form: Form, accepted: [KnownEntry], refused: Set<String>) {
    self.node = node
    self.form = form
    self.accepted = accepted
    self.refused = refused
  }

  subscript(key: String) -> YAMLNode? { entry(key)?.value }

  private func entry(_ key: String) -> YAMLEntry? { accepted.first { $0.key.name == key }?.entry }

  /// What the keys that every declaration has say.
  func declaration(_ name: Located<String>, _ range: SourceRange) -> Declaration {
    Declaration(name: name, doc: text("doc"), since: text("since"), deprecated: text("deprecated"), range: range)
  }

  var range: SourceRange { node.range }

  /// Whether the key was written, well or not.
  func mentions(_ key: String) -> Bool { entry(key) != nil || refused.contains(key) }

  func keyRange(_ key: String) -> SourceRange? { entry(key)?.key.range }

  func text(_ key: String) -> Located<String>? { self[key]?.locatedText }

  func bool(_ key: String) -> Bool? { self[key].flatMap { PlainScalar.bool($0.text) } }

  /// Those of the keys that an enumeration names.
  func bools<Key: CaseIterable & Hashable & RawRepresentable>() -> [Key: Bool] where Key.RawValue == String {
    Dictionary(uniqueKeysWithValues: Key.allCases.compactMap { key in bool(key.rawValue).map { (key, $0) } })
  }

  func integer(_ key: String) -> Int? { self[key].flatMap { Int($0.text) } }

  func number(_ key: String) -> Double? { self[key].flatMap { Double($0.text) } }

  /// The value of a key that takes one of an enumeration's words.
  func word<Value: RawRepresentable>(_ key: String) -> Value? where Value.RawValue == String {
    self[key].flatMap { Value(rawValue: $0.text) }
  }

  // What a key says, or what holds where it is left out.

  func boolOrDefault(_ key: String) -> Bool { bool(key) ?? form.defaultBool(of: key) }

  func integerOrDefault(_ key: String) -> Int { integer(key) ?? form.defaultInteger(of: key) }

  func textOrDefault(_ key: String) -> String { self[key]?.text ?? form.defaultText(of: key) }

  func wordOrDefault<Value: RawRepresentable<String>>(_ key: String) -> Value {
    word(key) ?? form.defaultWord(of: key)
  }

  /// A text, or each text of a list.
  func texts(_ key: String) -> [Located<String>] {
    guard let node = self[key] else { return [] }
    return node.kind == .sequence ? node.items.map(\.locatedText) : [node.locatedText]
  }
}
