import Schema
import SourceText

/// A mapping that was checked against its form: every value here has the shape its key wants.
struct Entries: Sendable {
  let node: YAMLNode
  /// Mappings are short: going through a list is faster than hashing.
  private var accepted: [(name: String, entry: YAMLEntry)] = []
  /// Keys that stand there with a value that was refused; they are not missing.
  private(set) var refused: Set<String> = []

  init(_ node: YAMLNode, capacity: Int = 0) {
    self.node = node
    accepted.reserveCapacity(capacity)
  }

  mutating func accept(_ entry: YAMLEntry, as name: String) { accepted.append((name, entry)) }
  mutating func refuse(_ name: String) { refused.insert(name) }

  private func entry(_ key: String) -> YAMLEntry? { accepted.first { $0.name == key }?.entry }

  subscript(key: String) -> YAMLNode? { entry(key)?.value }

  var range: SourceRange { node.range }

  /// Whether the key was written, well or not.
  func mentions(_ key: String) -> Bool { entry(key) != nil || refused.contains(key) }

  func keyRange(_ key: String) -> SourceRange? { entry(key)?.key.range }

  func text(_ key: String) -> Located<String>? { self[key].map { Located($0.text, $0.range) } }

  func bool(_ key: String) -> Bool? { self[key].flatMap { PlainScalar.bool($0.text) } }

  func integer(_ key: String) -> Int? { self[key].flatMap { Int($0.text) } }

  func number(_ key: String) -> Double? { self[key].flatMap { Double($0.text) } }

  /// The value of a key that takes one of an enumeration's words.
  func word<Word: RawRepresentable>(_ key: String) -> Word? where Word.RawValue == String {
    self[key].flatMap { Word(rawValue: $0.text) }
  }

  /// A text, or each text of a list.
  func texts(_ key: String) -> [Located<String>] {
    guard let node = self[key] else { return [] }
    guard node.kind == .sequence else { return [Located(node.text, node.range)] }
    return node.items.map { Located($0.text, $0.range) }
  }
}
