import SourceText

/// Fields, types, ids, rules.
extension Notation {
  public static let fields = Notation(
    LocalizedText("a mapping of fields", zh: "字段的映射"), .map("field", .either([.notation(.type), .form(.field)])))

  public static let type = Notation(
    LocalizedText("a type", zh: "类型"), definition: "type",
    .either([.word(Words(TypeWords.all + TypeWords.all.map { $0 + "?" })), declared("[?]?")] + collections))

  /// What a list or a map is of.
  public static let elementType = Notation(
    LocalizedText("a type", zh: "类型"), definition: "elementType",
    .either([.word(Words(TypeWords.all)), declared()] + collections))

  /// The name of an object or enum of the schemas.
  private static func declared(_ end: String = "") -> Shape {
    .fragment(["type": "string", "pattern": .string("^[^a-z\\s\\[\\]{}?.][^\\s\\[\\]{}?.]*\(end)$")])
  }

  private static var collections: [Shape] {
    let element: OrderedJSON = ["$ref": "#/definitions/elementType"]
    return [
      .fragment(["type": "array", "items": element, "minItems": 1, "maxItems": 1]),
      .fragment([
        "type": "object", "properties": ["string": element], "required": ["string"], "additionalProperties": false,
      ]),
    ]
  }

  /// The quotes of raw values tell strings from integers.
  public static let cases = Notation(
    LocalizedText("a list of strings, or a mapping of cases", zh: "字符串列表，或 case 的映射"),
    .either([
      .filled(.fragment(["type": "string"])),
      .map("case", .either([.fragment(["type": "string"]), .fragment(["type": "integer"]), .form(.enumCase)])),
    ]))

  public static let literal = Notation(
    LocalizedText("a value of the field's type", zh: "该字段类型的值"), mayBeMissing: true, .fragment([:]))

  public static let json = Notation(LocalizedText("any value", zh: "任意值"), .fragment([:]))

  public static let id = Notation(
    LocalizedText("an id", zh: "ID"), definition: "identity",
    .either([.fragment(component), .filled(.fragment(component))]))

  private static let component: OrderedJSON = ["anyOf": [["type": "integer"], ["type": "string", "minLength": 1]]]

  public static let ids = Notation(
    LocalizedText("a list of ids", zh: "ID 的列表"), .filled(.notation(.id)))

  public static let integers = Notation(
    LocalizedText("an integer, or a range such as `1..3`", zh: "整数，或形如 `1..3` 的范围"),
    .either([.integer(Int.min...Int.max), .bounds]))

  public static let condition = Notation(
    LocalizedText("a mapping from fields to values", zh: "从字段到值的映射"), .fragment(["type": "object", "minProperties": 1]))

  public static let example = Notation(
    LocalizedText("a mapping from fields to values", zh: "从字段到值的映射"), .fragment(["type": "object"]))

  public static let rules = Notation(LocalizedText("a list of rules", zh: "规则的列表"), .list(.form(.rule)))
}
