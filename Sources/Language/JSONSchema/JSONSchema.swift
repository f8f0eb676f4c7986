import SourceText

/// A JSON Schema (draft 7) of schema files or the configuration, for editors: they complete keys and words, show what
/// each means, and mark what cannot be right while it is typed.
///
/// It is made of the forms that the reader checks by. What needs more than one location of a file (names, types of
/// fields, ids) is left to the reader; so is what only YAML tells apart, such as a word in quotes.
public struct JSONSchema {
  /// The files that it can be about.
  public enum Subject: String, CaseIterable, Sendable {
    /// Messages, objects and enums.
    case schemas
    /// `messagegen.yaml`.
    case configuration
  }

  /// - Parameter language: That of the keys' descriptions.
  public static func text(of subject: Subject, in language: SourceText.Language = .english) -> String {
    switch subject {
    case .schemas: text(title: "messagegen schema", roots: DeclarationKind.allCases.map(\.form), language)
    case .configuration: text(title: "messagegen configuration", roots: [.configuration], language)
    }
  }

  /// - Parameter roots: What a document may be; exactly one of them.
  private static func text(title: String, roots: [Form], _ language: SourceText.Language) -> String {
    var schema = JSONSchema(language: language)
    let root: [Member] =
      roots.count == 1
      ? [schema.reference(to: roots[0])] : [("oneOf", .array(roots.map { .object([schema.reference(to: $0)]) }))]
    let notations = Notation.defined.compactMap { notation in
      notation.definition.map { Member($0, schema.node(of: notation.shape)) }
    }
    schema.definePending()
    let definitions = notations + schema.definitions.sorted { $0.key < $1.key }
    let head: [Member] = [
      ("$schema", "http://json-schema.org/draft-07/schema#"), ("title", .string(title)),
      ("$comment", "Written by `messagegen json-schema`; do not edit."),
    ]
    return OrderedJSON.object(head + root + [("definitions", .object(definitions))]).document(width: 100)
  }

  typealias Member = (key: String, value: OrderedJSON)

  private let language: SourceText.Language
  private var definitions: [Member] = []
  /// The forms that were referred to, by name.
  private var known: Set<String> = []
  /// Forms that were referred to, and are still to be written.
  private var pending: [Form] = []

  /// The name of a form among the definitions; the form is written if it was not yet.
  private mutating func reference(to form: Form) -> Member {
    let name = Self.name(of: form)
    if known.insert(name).inserted { pending.append(form) }
    return Self.reference(name)
  }

  private static func reference(_ name: String) -> Member { ("$ref", .string("#/definitions/\(name)")) }

  /// `layoutVariant` for `a layout variant`.
  private static func name(of form: Form) -> String {
    let words = form.title.english.split(separator: " ").map { $0.split { !$0.isLetter }.first ?? "" }
    let name = words.drop { ["a", "an", "the"].contains($0) }
    return name.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
  }

  // MARK: Forms

  /// Forms name one another; each is written once.
  private mutating func definePending() {
    while !pending.isEmpty {
      let form = pending.removeFirst()
      let node = node(of: form)
      definitions.append((Self.name(of: form), node))
    }
  }

  private mutating func node(of form: Form) -> OrderedJSON {
    var properties: [Member] = []
    for key in form.keys { properties.append((key.name, node(of: key))) }
    let required = form.keys.filter(\.isRequired).map { OrderedJSON.string($0.name) }
    var members: [Member] = [("type", "object"), ("properties", .object(properties))]
    if !required.isEmpty { members.append(("required", .array(required))) }
    members.append(("additionalProperties", false))
    return .object(members)
  }

  private mutating func node(of key: Form.Key) -> OrderedJSON {
    var members: [Member] = [("description", .string(key.summary.text(in: language)))]
    let node = node(of: key.shape)
    // Draft 7 ignores whatever is beside `$ref`.
    if case .object(let own) = node, !own.contains(where: { $0.key == "$ref" }) {
      members += own
    } else {
      members.append(("allOf", .array([node])))
    }
    if !key.examples.isEmpty {
      members.removeAll { $0.key == "examples" }
      members.append(("examples", .array(key.examples)))
    }
    return .object(members)
  }

  // MARK: Shapes

  /// What a value of a kind looks like.
  private mutating func node(of shape: Shape) -> OrderedJSON {
    switch shape {
    case .text, .name, .externalName, .template: return ["type": "string"]
    case .bool: return Self.bool
    case .integer(let range): return Self.integer(range)
    case .number: return ["type": "number"]
    case .word(let words): return ["enum": .array(words.all.map { .string($0) })]
    case .bounds: return Self.bounds
    case .list(let element): return ["type": "array", "items": node(of: element)]
    case .filled(let element): return ["type": "array", "items": node(of: element), "minItems": 1]
    case .form(let form): return .object([reference(to: form)])
    case .map(_, let value): return ["type": "object", "additionalProperties": node(of: value)]
    case .either(let shapes): return ["anyOf": .array(shapes.map { node(of: $0) })]
    case .notation(let notation):
      return notation.definition.map { .object([Self.reference($0)]) } ?? node(of: notation.shape)
    case .fragment(let fragment): return fragment
    }
  }

  /// `yes` and the like are texts to YAML 1.2 and bools to the reader; editors offer what is in `type`.
  private static let bool: OrderedJSON = [
    "anyOf": [["type": "boolean"], ["type": "string", "pattern": "^(yes|Yes|YES|no|No|NO|on|On|ON|off|Off|OFF)$"]]
  ]

  private static func integer(_ range: ClosedRange<Int>) -> OrderedJSON {
    var members: [Member] = [("type", "integer")]
    if range.lowerBound > Int.min { members.append(("minimum", .integer(range.lowerBound))) }
    if range.upperBound < Int.max { members.append(("maximum", .integer(range.upperBound))) }
    return .object(members)
  }

  private static let bounds: OrderedJSON = [
    "type": "string", "pattern": .string("^(\(Shape.digits)[.][.](\(Shape.digits))?|[.][.]\(Shape.digits))$"),
    "examples": ["1..3", "0..", "..100"],
  ]
}

extension Shape {
  /// A number, as a regular expression.
  static let digits = "-?[0-9]+([.][0-9]+)?([eE][+-]?[0-9]+)?"
}
