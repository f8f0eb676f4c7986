import SourceText

/// A mapping of the language: what messages call it, and the keys it has.
///
/// Forms are data: unknown, duplicate and missing keys and values of the wrong kind are found from them in one place,
/// and an editor's schema can be written from them.
struct Form: Sendable {
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
  /// What people write whom no one key helps, and what to do instead.
  let advice: [String: Phrase]
  /// The key that is meant where a text stands in place of the mapping.
  let textKey: String?
  let requiredKeys: [Key]
  private let places: [String: Int]

  init(
    _ title: Phrase, _ keys: [Key], habits: [String: String] = [:], advice: [String: Phrase] = [:],
    textKey: String? = nil
  ) {
    self.title = title
    self.keys = keys
    self.habits = habits
    self.advice = advice
    self.textKey = textKey
    requiredKeys = keys.filter(\.isRequired)
    places = Dictionary(keys.enumerated().map { ($0.element.name, $0.offset) }) { first, _ in first }
  }

  subscript(name: String) -> Key? { places[name].map { keys[$0] } }
}
