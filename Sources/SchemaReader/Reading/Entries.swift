import Schema
import SourceText

/// A mapping that was checked against its form: every value here has the shape its key wants.
struct Entries: Sendable {
  /// What a closer look at a mapping has found.
  final class Review: Sendable {
    /// A key that stands in the mapping and that its form has.
    struct Known: Sendable {
      let name: Word
      let entry: YAMLEntry
      let isAccepted: Bool
    }

    let known: [Known]
    /// Keys that stand there with a value that was refused; they are not missing.
    let refused: [Word]

    init(known: [Known], refused: [Word]) {
      self.known = known
      self.refused = refused
    }
  }

  let node: YAMLNode
  /// nil: each key is one of the form's, and stands there once with a value that clearly fits.
  private let review: Review?
  /// The marks of all keys: most of those that are asked for do not stand here.
  private let marks: UInt64

  init(_ node: YAMLNode, _ review: Review) {
    self.node = node
    self.review = review
    marks = review.known.reduce(review.refused.marks) { $0 | $1.name.mark }
  }

  private init(clear node: YAMLNode, _ marks: UInt64) { (self.node, review, self.marks) = (node, nil, marks) }

  /// A mapping that needs no closer look; nil for others.
  static func clear(_ node: YAMLNode, as form: Form) -> Entries? {
    marks(of: node.tree, node.index, as: form).map { Entries(clear: node, $0) }
  }

  private static func marks(of tree: YAMLTree, _ mapping: Int32, as form: Form) -> UInt64? {
    var (marks, seen) = (0 as UInt64, 0 as UInt64)
    var next = mapping + 1
    for _ in 0..<tree.nodes[Int(mapping)].count {
      let (key, value) = (tree.takeChild(at: &next), tree.takeChild(at: &next))
      guard let word = tree.withText(of: tree.nodes[Int(key)], { Word($0) }), let place = form.place(of: word),
        seen & 1 << UInt64(place) == 0, form.clearlyFits(value, of: tree, place: place)
      else { return nil }
      marks |= word.mark
      seen |= 1 << UInt64(place)
    }
    return form.requiredPlaces & ~seen == 0 ? marks : nil
  }

  var refused: [Word] { review?.refused ?? [] }

  /// Whether one of the keys with these marks may stand here.
  @inline(__always)
  func mayMention(_ marks: UInt64) -> Bool { self.marks & marks != 0 }

  /// The numbers of the nodes of a key and of its value.
  @inline(__always)
  private func places(_ key: Word) -> (key: Int32, value: Int32)? { mayMention(key.mark) ? find(key) : nil }

  private func find(_ key: Word) -> (key: Int32, value: Int32)? {
    guard let review else { return node.tree.entry(key, of: node.index) }
    for item in review.known where item.name == key && item.isAccepted {
      return (item.entry.keyIndex, item.entry.valueIndex)
    }
    return nil
  }

  @inline(__always)
  subscript(key: Word) -> YAMLNode? { places(key).map { YAMLNode(tree: node.tree, index: $0.value) } }

  /// What the keys that every declaration has say.
  func declaration(_ name: Located<String>, _ range: SourceRange) -> Declaration {
    guard mayMention(Self.ages) else { return Declaration(name: name, doc: self["doc"]?.doc, range: range) }
    return Declaration(
      name: name, doc: self["doc"]?.doc, since: text("since"), deprecated: text("deprecated"), range: range)
  }

  private static let ages = (["since", "deprecated"] as [Word]).marks

  var range: SourceRange { node.range }

  /// Whether the key was written, well or not.
  @inline(__always)
  func mentions(_ key: Word) -> Bool { mayMention(key.mark) && isKnown(key) }

  private func isKnown(_ key: Word) -> Bool {
    guard let review else { return node.tree.entry(key, of: node.index) != nil }
    return review.known.contains { $0.name == key } || review.refused.contains(key)
  }

  @inline(__always)
  func keyRange(_ key: Word) -> SourceRange? { places(key).map { YAMLNode(tree: node.tree, index: $0.key).range } }

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
