import SourceText

/// The kind of value that a key takes.
public indirect enum Shape: Sendable {
  case text
  /// A text that names something of the schemas, the app or the project.
  case name
  /// A text that names what others decide on: a key of JSON, a file, an asset.
  case externalName
  case bool
  case integer(ClosedRange<Int>)
  case number
  /// One of some words, unquoted.
  case word(Words)
  /// `1..3`, `0..`, `..100`.
  case bounds
  case list(Shape)
  case form(Form)
  /// A mapping with keys of the author's own.
  case map(String, Shape)
  /// One of several kinds; the first that fits the node's outer form is checked.
  case either([Shape])
  case notation(Notation)

  // Parts of notations, which their readers check:

  /// A text that may have placeholders.
  case template
  /// A list that must not be empty.
  case filled(Shape)
  /// What a JSON Schema says of a value that is the author's in every respect, quotes included.
  case fragment(OrderedJSON)

  /// As messages say it after `must be`.
  public var title: LocalizedText {
    switch self {
    case .text, .name, .externalName, .template: LocalizedText("a string", zh: "字符串")
    case .bool: LocalizedText("`true` or `false`", zh: "`true` 或 `false`")
    case .integer: LocalizedText("an integer", zh: "整数")
    case .number: LocalizedText("a number", zh: "数字")
    case .word(let words): Wording.enumeration(words.all.map { "`\($0)`" })
    case .bounds: LocalizedText("a range such as `1..3`", zh: "形如 `1..3` 的范围")
    case .list, .filled: LocalizedText("a list", zh: "列表")
    case .form, .map: LocalizedText("a mapping", zh: "映射")
    case .either(let shapes): Self.alternatives(shapes)
    case .notation(let notation): notation.title
    case .fragment: Notation.json.title
    }
  }

  private static func alternatives(_ shapes: [Shape]) -> LocalizedText {
    let titles = shapes.map(\.title)
    return titles.dropFirst().reduce(titles.first ?? .verbatim("")) {
      LocalizedText("\($0) or \($1)", zh: "\($0)或\($1)")
    }
  }
}
