import Testing

/// A text, and what RFC 8259 says of it. The names are those of the cases that JSON parsers are commonly compared by, the
/// texts are written from what the names and the grammar say; those that begin with `own_` are ours.
struct JSONConformanceCase: Sendable, CustomTestStringConvertible {
  enum Outcome: Sendable, Equatable {
    case accepted
    /// With the offset in UTF-8 of the first byte that cannot be there; the text's end, if more has to follow.
    case rejected(at: Int)
  }

  var name: String
  var text: String
  var outcome: Outcome

  init(_ name: String, _ text: String, _ outcome: Outcome) {
    self.name = name
    self.text = text
    self.outcome = outcome
  }

  /// In the text, `▸` is before the first byte that cannot be there.
  init(rejected name: String, _ marked: String) {
    let parts = marked.split(separator: "▸", omittingEmptySubsequences: false)
    precondition(parts.count == 2, "one ▸ in \(name)")
    self.init(name, String(parts[0] + parts[1]), .rejected(at: parts[0].utf8.count))
  }

  var testDescription: String { name }
}
