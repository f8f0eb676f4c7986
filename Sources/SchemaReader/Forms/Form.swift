import SourceText

/// A mapping of the language: what messages call it, and the keys it has.
///
/// Forms are data: unknown, duplicate and missing keys and values of the wrong kind are found from them in one place,
/// and an editor's schema can be written from them.
final class Form: Sendable {
  struct Key: Sendable {
    let name: String
    let shape: Shape
    let isRequired: Bool
    let summary: String

    init(_ name: String, _ shape: Shape, required: Bool = false, _ summary: String) {
      self.name = name
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
  private let keysByName: [String: Key]

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
    keysByName = Dictionary(uniqueKeysWithValues: keys.map { ($0.name, $0) })
  }

  subscript(name: String) -> Key? { keysByName[name] }
}
