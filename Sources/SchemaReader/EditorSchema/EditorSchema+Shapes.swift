import Language
import SourceText

extension EditorSchema {
  /// What a value of a kind looks like.
  mutating func node(of shape: Shape) -> OrderedJSON {
    switch shape {
    case .text: return ["type": "string"]
    case .bool: return Self.bool
    case .integer(let range): return Self.integer(range)
    case .number: return ["type": "number"]
    case .word(let words): return .words(words.all)
    case .bounds: return Self.bounds
    case .list(let element): return .object([("type", "array"), ("items", node(of: element))])
    case .form(let form): return .object([reference(to: form)])
    case .map(_, let value): return .object([("type", "object"), ("additionalProperties", node(of: value))])
    case .either(let shapes):
      var nodes: [OrderedJSON] = []
      for shape in shapes { nodes.append(node(of: shape)) }
      return .anyOf(nodes)
    case .notation(let notation): return node(of: notation)
    }
  }

  /// `yes` and the like are texts to YAML 1.2 and bools to the reader; editors offer what is in `type`.
  private static let bool: OrderedJSON = [
    "anyOf": [["type": "boolean"], ["type": "string", "pattern": "^(yes|Yes|YES|no|No|NO|on|On|ON|off|Off|OFF)$"]]
  ]

  private static func integer(_ range: ClosedRange<Int>) -> OrderedJSON {
    var members: [(key: String, value: OrderedJSON)] = [("type", "integer")]
    if range.lowerBound > Int.min { members.append(("minimum", .integer(range.lowerBound))) }
    if range.upperBound < Int.max { members.append(("maximum", .integer(range.upperBound))) }
    return .object(members)
  }

  private static let number = "-?[0-9]+([.][0-9]+)?([eE][+-]?[0-9]+)?"

  private static let bounds: OrderedJSON = [
    "type": "string", "pattern": .string("^(\(number)[.][.](\(number))?|[.][.]\(number))$"),
    "examples": ["1..3", "0..", "..100"],
  ]

  /// What several notations are made of.
  static var shared: [(key: String, value: OrderedJSON)] {
    let reference = { (name: String) -> OrderedJSON in .object([("$ref", .string("#/definitions/\(name)"))]) }
    let element = reference("elementType")
    let collections: [OrderedJSON] = [
      ["type": "array", "items": element, "minItems": 1, "maxItems": 1],
      ["type": "object", "properties": ["string": element], "required": ["string"], "additionalProperties": false],
    ]
    let place: OrderedJSON = ["anyOf": [["type": "integer"], ["type": "string", "minLength": 1]]]
    return [
      (
        "type",
        .anyOf(
          [.words(TypeName.builtins + TypeName.builtins.map { $0 + "?" }), declared(isOptional: true)] + collections)
      ),
      ("elementType", .anyOf([.words(TypeName.builtins), declared()] + collections)),
      ("identity", ["anyOf": [place, ["type": "array", "items": place, "minItems": 1]]]),
      ("length", length),
      ("extent", ["type": "array", "items": reference("length"), "minItems": 2, "maxItems": 2]),
      (
        "edges",
        ["anyOf": [["type": "array", "items": ["type": "number"], "minItems": 4, "maxItems": 4], ["const": 0]]]
      ),
    ]
  }

  /// The name of an object or enum of the schemas.
  private static func declared(isOptional: Bool = false) -> OrderedJSON {
    ["type": "string", "pattern": .string("^[^a-z\\s\\[\\]{}?.][^\\s\\[\\]{}?.]*\(isOptional ? "[?]?" : "")$")]
  }

  private static let length: OrderedJSON = [
    "anyOf": [
      ["type": "number", "minimum": 0],
      ["type": "string", "pattern": .string("^(full|max) *([*] *\(number))? *([+-] *\(number))?$")],
    ]
  ]
}

extension OrderedJSON {
  static func anyOf(_ schemas: [OrderedJSON]) -> OrderedJSON { .object([("anyOf", .array(schemas))]) }

  static func words(_ words: [String]) -> OrderedJSON { .object([("enum", .array(words.map { .string($0) }))]) }
}
