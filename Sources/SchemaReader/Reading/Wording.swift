import Schema

/// Phrases that many findings share.
enum Wording {
  /// What stands there, with its article: `a list`.
  static func kind(_ node: YAMLNode) -> String {
    switch node.kind {
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .scalar where node.isNull: "nothing"
    case .scalar where node.isPlain: "`\(node.text)`"
    case .scalar: "a text in quotes"
    }
  }

  /// A help line that lists what there is; nil for nothing, or too much to be of use.
  static func choice(_ names: [String]) -> String? {
    guard !names.isEmpty, names.count <= 24 else { return nil }
    return "there \(names.count == 1 ? "is" : "are") " + list(names)
  }

  static func list(_ names: [String], _ word: String = "and") -> String {
    let quoted = names.map { "`\($0)`" }
    guard quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " \(word) " + quoted[quoted.count - 1]
  }

  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  /// A text as YAML in double quotes.
  static func quoted(_ text: String) -> String { JSONText.string(text) }
}
