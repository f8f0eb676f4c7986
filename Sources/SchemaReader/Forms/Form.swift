import SourceText

/// A mapping of the language: what messages call it, and the keys it has.
///
/// Forms are data: unknown, duplicate and missing keys and values of the wrong kind are found from them in one place,
/// and an editor's schema can be written from them.
final class Form: Sendable {
  struct Key: Sendable {
    let name: String
    /// The name for comparing.
    let word: Word
    let shape: Shape
    let isRequired: Bool
    let summary: String

    init(_ name: String, _ shape: Shape, required: Bool = false, _ summary: String) {
      guard let word = Word(name) else { fatalError("no key of the language is as long as `\(name)`") }
      self.name = name
      self.word = word
      self.shape = shape
      isRequired = required
      self.summary = summary
    }
  }

  /// With its article: `a message`.
  let title: Phrase
  let keys: [Key]
  /// What people write who think of Swift or CSS, and the key that is meant.
  let habits: [String: String]
  /// Those of the habits whose value may mean something else, so that nobody but the author can tell.
  let guesses: Set<String>
  /// What people write whom no one key helps, and what to do instead.
  let advice: [String: Phrase]
  /// The key that is meant where a text stands in place of the mapping.
  let textKey: String?
  /// The key that is meant where mappings of this form stand in a mapping, each under a name, in place of a list.
  let nameKey: String?
  let requiredKeys: [Key]
  /// A bit for each of them, by its number among the keys.
  let requiredPlaces: UInt64
  /// Of the keys.
  private let words: [Word]
  /// By the numbers of words' marks: the number of the first key that has it, or no key's.
  private let places: [UInt8]
  private let outlines: [Outline]

  init(
    _ title: Phrase, _ keys: [Key], habits: [String: String] = [:], guesses: Set<String> = [],
    advice: [String: Phrase] = [:], textKey: String? = nil,
    nameKey: String? = nil
  ) {
    self.title = title
    self.keys = keys
    self.habits = habits
    self.guesses = guesses
    self.advice = advice
    self.textKey = textKey
    self.nameKey = nameKey
    precondition(keys.count <= UInt64.bitWidth)
    requiredKeys = keys.filter(\.isRequired)
    requiredPlaces = keys.indices.reduce(0) { keys[$1].isRequired ? $0 | 1 << UInt64($1) : $0 }
    words = keys.map(\.word)
    var places = [UInt8](repeating: UInt8.max, count: UInt64.bitWidth)
    for place in keys.indices.reversed() { places[keys[place].word.markNumber] = UInt8(place) }
    self.places = places
    outlines = keys.map { Outline($0.shape) }
  }

  /// The number of the key of that name, nearly always the first one with its mark.
  func place(of name: Word) -> Int? {
    let first = Int(places[name.markNumber])
    guard first < words.count else { return nil }
    for place in first..<words.count where words[place] == name { return place }
    return nil
  }

  /// Whether there is nothing to say about a value of the key with that number, told at a glance.
  func clearlyFits(_ value: Int32, of tree: YAMLTree, place: Int) -> Bool {
    outlines[place].clearlyFits(tree.nodes[Int(value)], of: tree)
  }

  func place(of key: YAMLNode) -> Int? { key.word.flatMap { place(of: $0) } }

  subscript(name: String) -> Key? { Word(name).flatMap { place(of: $0) }.map { keys[$0] } }
}
