import Schema
import SourceText

/// A mapping that was checked against its form: every value here has the shape its key wants.
final class Entries: Sendable {
  /// A key that stands in the mapping and that its form has.
  struct Known: Sendable {
    let name: Word
    /// Its number among the entries.
    let place: Int32
    let isAccepted: Bool
  }

  let node: YAMLNode
  /// Mappings are short: going through a list is faster than hashing.
  private let known: [Known]
  /// Keys that stand there with a value that was refused; they are not missing.
  let refused: [Word]

  /// The marks of all of these: most keys that are asked for do not stand here.
  private let marks: UInt64

  init(_ node: YAMLNode, known: [Known], refused: [Word]) {
    self.node = node
    self.known = known
    self.refused = refused
    marks = known.reduce(refused.marks) { $0 | $1.name.mark }
  }

  /// Whether one of the keys with these marks may stand here.
  @inline(__always)
  func mayMention(_ marks: UInt64) -> Bool { self.marks & marks != 0 }

  @inline(__always)
  private func entry(_ key: Word) -> YAMLEntry? { mayMention(key.mark) ? find(key) : nil }

  private func find(_ key: Word) -> YAMLEntry? {
    for item in known where item.name == key && item.isAccepted { return node.entries[Int(item.place)] }
    return nil
  }

  @inline(__always)
  subscript(key: Word) -> YAMLNode? { entry(key)?.value }

  var range: SourceRange { node.range }

  /// Whether the key was written, well or not.
  @inline(__always)
  func mentions(_ key: Word) -> Bool { mayMention(key.mark) && isKnown(key) }

  private func isKnown(_ key: Word) -> Bool {
    for item in known where item.name == key { return true }
    return !refused.isEmpty && refused.contains(key)
  }

  @inline(__always)
  func keyRange(_ key: Word) -> SourceRange? { entry(key)?.key.range }

  @inline(__always)
  func text(_ key: Word) -> Located<String>? { self[key].map { $0.locatedText } }

  @inline(__always)
  func bool(_ key: Word) -> Bool? { self[key].flatMap { $0.withText { PlainScalar.bool($0) } } }

  func integer(_ key: Word) -> Int? { self[key].flatMap { Int($0.text) } }

  func number(_ key: Word) -> Double? { self[key].flatMap { Double($0.text) } }

  /// The value of a key that takes one of an enumeration's words.
  func word<Value: RawRepresentable>(_ key: Word) -> Value? where Value.RawValue == String {
    self[key].flatMap { Value(rawValue: $0.text) }
  }

  /// A text, or each text of a list.
  func texts(_ key: Word) -> [Located<String>] {
    guard let node = self[key] else { return [] }
    return node.kind == .sequence ? node.items.map(\.locatedText) : [node.locatedText]
  }
}
