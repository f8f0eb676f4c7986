import SourceText

/// Texts as SARIF's `message` (section 3.11 of the standard) has them.
struct SARIFMessage {
  /// Before any link.
  private let text: String
  private var links: [(heading: String, text: String, id: Int)] = []

  init(_ text: String) { self.text = text }

  /// Adds a line that leads to the related location of an id: GitHub shows no others.
  mutating func link(_ heading: String, _ text: String, to id: Int) { links.append((heading, text, id)) }

  var value: OrderedJSON {
    let lines = links.map { "\n\(Self.plain($0.heading))[\(Self.linkText($0.text))](\($0.id))" }
    return .object([("text", .string(Self.plain(text) + lines.joined()))])
  }

  /// Braces are doubled, for single ones are placeholders (3.11.5). A text of the form `[a](b)` would be a link (3.11.6);
  /// it is none if its bracket is escaped. Other brackets need no escape.
  private static func plain(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "(", plain.last == "]" { plain.insert("\\", at: plain.index(before: plain.endIndex)) }
      plain.append(scalar)
      if scalar == "{" || scalar == "}" { plain.append(scalar) }
    }
    return String(plain)
  }

  /// In the text of a link every bracket and backslash is escaped (3.11.6).
  private static func linkText(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "[", "]", "\\": "\\\(scalar)"
      case "{", "}": "\(scalar)\(scalar)"
      default: String(scalar)
      }
    }.joined()
  }
}
