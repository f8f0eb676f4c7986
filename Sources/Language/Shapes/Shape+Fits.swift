import SourceText
import YAML

extension Shape {
  /// Forms are checked where they are opened, each by itself: one mistake leaves its neighbors alone.
  public var isForm: Bool {
    if case .form = self { true } else { false }
  }

  public var isText: Bool {
    switch self {
    case .text, .name, .externalName, .template: true
    case .notation(let notation): notation.isText
    case .either(let shapes): shapes.contains(where: \.isText)
    default: false
    }
  }

  public var isList: Bool {
    switch self {
    case .list: true
    case .either(let shapes): shapes.contains(where: \.isList)
    default: false
    }
  }

  /// Whether a value is a number or one of a few words.
  public var isSimple: Bool {
    switch self {
    case .bool, .integer, .number, .word: true
    default: false
    }
  }

  /// Whether a text is one of the words that a shape has, and no other value of it.
  public func takes(_ word: String) -> Bool {
    if case .word(let words) = self { words.contains(word) } else { false }
  }

  /// The word that a text is a misspelling of.
  public func word(meantBy text: String) -> String? {
    guard case .word(let words) = self, !words.contains(text) else { return nil }
    return Spelling.nearest(to: text, in: words.all)
  }

  /// The key that is meant by a text instead of a mapping.
  public var textKey: String? {
    if case .form(let form) = self { form.textKey } else { nil }
  }

  /// What to write for a text that is none of the words.
  public func hint(for text: String) -> LocalizedText? {
    if case .word(let words) = self { words.hint(for: text) } else { nil }
  }

  /// Whether the outer form of a node is that of this shape.
  public func fits(_ node: YAMLNode) -> Bool {
    switch self {
    case .text, .name, .externalName, .template, .number, .bounds: node.kind == .scalar
    case .integer: node.isPlain && PlainScalar.isInteger(node.text)
    case .bool: node.isPlain && PlainScalar.bool(node.text) != nil
    case .word(let words): node.isPlain && words.contains(node.text)
    case .list, .filled: node.kind == .sequence
    case .form, .map: node.kind == .mapping
    case .either(let shapes): shapes.contains { $0.fits(node) }
    case .notation, .fragment: true
    }
  }
}
