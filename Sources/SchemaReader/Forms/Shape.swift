/// The kind of value that a key takes.
indirect enum Shape: Sendable {
  case text
  case bool
  case integer(ClosedRange<Int>)
  case number
  /// One of some words, unquoted.
  case word([String])
  /// `1..3`, `0..`, `..100`.
  case bounds
  case list(Shape)
  case form(Form)
  /// A mapping with keys of the author's own.
  case map(String, Shape)
  /// One of several kinds; the first that fits the node's outer form is checked.
  case either([Shape])
  /// A notation with a reader of its own, which checks it.
  case notation(Notation)

  /// The parts of the language that are more than a kind of value.
  enum Notation: String, Sendable {
    case fields = "a mapping of fields"
    case type = "a type"
    case cases = "a list of strings, or a mapping of cases"
    case literal = "a value of the field's type"
    case json = "any value"
    case identity = "an identity"
    case integers = "an integer, or a range such as `1..3`"
    case identities = "a list of identities"
    case condition = "a mapping of fields to values"
    case size = "a size"
    case length = "a length"
    case extent = "a list of two lengths"
    case edges = "a list of four numbers"
    case insets = "a list of four numbers, 0, or `{ outgoing: …, incoming: … }`"
    case surfaceText = "a text"
    case rules = "a list of rules"
    case content = "an element, or a list of elements"
    case element = "an element"
    case color = "a colour such as `\"#FF3B30\"`, or `{ light: …, dark: …, theme: … }`"
    case picture = "a field, `{ asset: … }`, or `{ by: …, of: … }`"
  }

  /// As messages say it after `must be`.
  var title: String {
    switch self {
    case .text: "a text"
    case .bool: "`true` or `false`"
    case .integer: "an integer"
    case .number: "a number"
    case .word(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .bounds: "a range such as `1..3`"
    case .list: "a list"
    case .form, .map: "a mapping"
    case .either(let shapes): shapes.map(\.title).joined(separator: " or ")
    case .notation(let notation): notation.rawValue
    }
  }
}
