import Language
import SourceText

/// A JSON Schema (draft 7) of schema files or the configuration, for editors: they complete keys and words, show what
/// each means, and mark what cannot be right while it is typed.
///
/// It is made from the forms that the reader checks by. What needs more than one place of a file (names, types of
/// fields, identities) is left to the reader; so is what only YAML tells apart, such as a word in quotes.
struct EditorSchema {
  private var definitions: [(name: String, node: OrderedJSON)] = []
  private var pending: [Form] = []

  /// - Parameter roots: What a document may be; exactly one of them.
  init(title: String, roots: [Form]) {
    let root: [(key: String, value: OrderedJSON)] =
      roots.count == 1 ? [reference(to: roots[0])] : [("oneOf", .array(roots.map { .object([reference(to: $0)]) }))]
    // Forms name one another; each is written once.
    while !pending.isEmpty {
      let form = pending.removeFirst()
      let node = node(of: form)
      definitions.append((Self.name(of: form), node))
    }
    document = .object(
      [
        ("$schema", "http://json-schema.org/draft-07/schema#"), ("title", .string(title)),
        ("$comment", "Written by `messagegen schema`; do not edit."),
      ] + root + [
        (
          "definitions",
          .object(Self.shared + definitions.sorted { $0.name < $1.name }.map { (key: $0.name, value: $0.node) })
        )
      ])
  }

  private(set) var document: OrderedJSON = [:]

  /// A form's place among the definitions; the form is written if it was not yet.
  mutating func reference(to form: Form) -> (key: String, value: OrderedJSON) {
    let name = Self.name(of: form)
    let isKnown = definitions.contains { $0.name == name } || pending.contains { Self.name(of: $0) == name }
    if !isKnown { pending.append(form) }
    return ("$ref", .string("#/definitions/\(name)"))
  }

  private mutating func node(of form: Form) -> OrderedJSON {
    var properties: [(key: String, value: OrderedJSON)] = []
    for key in form.keys { properties.append((key.name, node(of: key))) }
    let required = form.keys.filter(\.isRequired).map { OrderedJSON.string($0.name) }
    var members: [(key: String, value: OrderedJSON)] = [("type", "object"), ("properties", .object(properties))]
    if !required.isEmpty { members.append(("required", .array(required))) }
    members.append(("additionalProperties", false))
    return .object(members)
  }

  private mutating func node(of key: Form.Key) -> OrderedJSON {
    var members: [(key: String, value: OrderedJSON)] = [("description", .string(key.summary.english))]
    let node = node(of: key.shape)
    // Draft 7 ignores whatever stands beside `$ref`.
    if case .object(let own) = node, !own.contains(where: { $0.0 == "$ref" }) {
      members += own
    } else {
      members.append(("allOf", .array([node])))
    }
    if !key.examples.isEmpty {
      members.removeAll { $0.0 == "examples" }
      members.append(("examples", .array(key.examples)))
    }
    return .object(members)
  }

  /// `layoutVariant` for `a layout variant`.
  private static func name(of form: Form) -> String {
    let words = form.title.english.split(separator: " ").map { $0.split { !$0.isLetter }.first ?? "" }
    let name = words.drop { ["a", "an", "the"].contains($0) }
    return name.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
  }
}
