import SourceText
import YAML

/// A mapping of the language: what messages call it, and the keys it has.
///
/// Forms are data: unknown, duplicate and missing keys and values of the wrong kind are found from them by one function, and
/// the JSON Schemas, the formatter's order and the tables of the reference are made of them.
public final class Form: Sendable {
  /// With its article: `a message`.
  public let title: LocalizedText
  public let keys: [Key]
  /// In the order in which people read and write them, and the formatter does.
  public let ordered: [Key]
  /// What people write who think of Swift or CSS, and the key that is meant.
  public let foreignKeys: [String: String]
  /// Those of the foreign keys whose value may mean something else, so that nobody but the author can tell.
  public let guesses: Set<String>
  /// What people write whom no one key helps, and what to do instead.
  public let advice: [String: LocalizedText]
  /// The key that is meant if there is a text instead of the mapping.
  public let textKey: String?
  /// The key that is meant where mappings of this form are in a mapping, each under a name, instead of a list.
  public let nameKey: String?

  /// - Parameters:
  ///   - keys: Its own keys, and those that it has in common with other forms, as JSON Schemas have them.
  ///   - first: The keys that people write before the others.
  ///   - last: Those that people write after them.
  init(
    _ title: LocalizedText, _ keys: [Key]..., first: [String] = [], last: [String] = [],
    foreignKeys: [String: String] = [:],
    guesses: Set<String> = [], advice: [String: LocalizedText] = [:], textKey: String? = nil, nameKey: String? = nil
  ) {
    self.title = title
    self.keys = keys.flatMap { $0 }
    let (all, named) = (self.keys, first + last)
    ordered =
      first.compactMap { name in all.first { $0.name == name } } + all.filter { !named.contains($0.name) }
      + last.compactMap { name in all.first { $0.name == name } }
    self.foreignKeys = foreignKeys
    self.guesses = guesses
    self.advice = advice
    self.textKey = textKey
    self.nameKey = nameKey
  }

  public subscript(name: String) -> Key? { keys.first { $0.name == name } }

  /// Whether a mapping has the key, maybe under the name that it had before it was renamed.
  public func isMentioned(_ name: String, in node: YAMLNode) -> Bool {
    node.entry(name) != nil || self[name]?.formerly.map { node.entry($0) != nil } == true
  }

  /// The key that had the name before it was renamed.
  public func key(formerly name: String) -> Key? { keys.first { $0.formerly == name } }
}
