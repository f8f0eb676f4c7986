import Schema
import SourceText

extension Form {
  public static let field = Form(
    Phrase("a field", zh: "字段"), fieldKeys,
    habits: docHabits.merging([
      "cases": "enum", "values": "enum", "options": "enum", "fields": "object", "properties": "object",
      "regex": "pattern", "regexp": "pattern", "jsonKey": "key", "json_name": "key", "jsonName": "key",
      "serializedName": "key", "codingKey": "key", "alias": "aliases", "defaultValue": "default",
      "secret": "sensitive", "redacted": "sensitive",
    ]) { $1 },
    advice: advice)

  /// What JSON Schema, OpenAPI and protobuf say in other ways.
  private static let advice: [String: Phrase] = {
    let required = Phrase(
      "remove it: a field is required unless its type has a `?` or it has a `default`",
      zh: "删除它：除非类型带 `?` 或有 `default`，字段都是必填的")
    let optional = Phrase("write a `?` behind the type, as in `string?`", zh: "在类型后面加 `?`，例如 `string?`")
    let range = Phrase(
      "write `range: 1..10`, `range: 1..` or `range: ..10`", zh: "写成 `range: 1..10`、`range: 1..` 或 `range: ..10`")
    let length = Phrase(
      "write `length: 1..32`, `length: 1..` or `length: ..32`",
      zh: "写成 `length: 1..32`、`length: 1..` 或 `length: ..32`")
    let count = Phrase(
      "write `count: 1..9`, `count: 1..` or `count: ..9`", zh: "写成 `count: 1..9`、`count: 1..` 或 `count: ..9`")
    let items = Phrase("the type of a list says what is in it: `type: [string]`", zh: "列表的元素写在类型里：`type: [string]`")
    let map = Phrase(
      "the type of a map says what is in it: `type: { string: int }`", zh: "字典的值写在类型里：`type: { string: int }`")
    let format = Phrase(
      "write it as the type: `url`, `data`, `int64`, `double`, or `timestamp` with a `unit`",
      zh: "直接写成类型：`url`、`data`、`int64`、`double`，或带 `unit` 的 `timestamp`")
    let reference = Phrase("write the name of the object as the type: `type: Name`", zh: "把对象的名称写成类型：`type: Name`")
    let constant = Phrase(
      "write `enum: [value]`, or a constant of the envelope", zh: "写成 `enum: [value]`，或写成信封的常量")
    let example = Phrase("remove it, or say it in `doc`", zh: "删除它，或写进 `doc`")
    let name = Phrase(
      "the name is the key that the field stands under, and its JSON key is `key`",
      zh: "字段名就是它所在的键，JSON 键写成 `key`")
    return [
      "required": required, "optional": optional, "nullable": optional, "min": range, "max": range,
      "minimum": range, "maximum": range, "exclusiveMinimum": range, "exclusiveMaximum": range, "minLength": length,
      "maxLength": length, "minItems": count, "maxItems": count, "items": items, "repeated": items,
      "additionalProperties": map, "format": format, "$ref": reference, "ref": reference, "const": constant,
      "example": example, "examples": example, "title": example, "readOnly": example, "writeOnly": example,
      "name": name,
    ]
  }()

  private static let fieldKeys: [Key] =
    [
      Key("type", .notation(.type), "the type"),
      Key("unit", .word(Words(of: FieldType.TimeUnit.self)), "of a timestamp: seconds or milliseconds"),
      Key("named", .text, "the name of an inline object or enum"),
      Key("object", .notation(.fields), "the fields of an inline object"),
      Key("enum", .notation(.cases), "the cases of an inline enum"),
      Key("key", .text, "the JSON key; the name if left out"),
      Key("aliases", .either([.list(.text), .text]), "keys that are read when `key` is missing"),
      Key("mirror", .bool, "aliases are written as well"),
      Key("doc", .text, "becomes the documentation comment"),
      Key("default", .notation(.literal), "the value where the key is missing or null"),
      Key("omit", .word(Words(of: Field.Omission.self)), "when the key is left out on writing"),
      Key("wire", .word(Words(of: Field.Wire.self)), "how the value is written"),
      Key("lenient", .bool, "whether other JSON types are read as well"),
      Key("swiftName", .text, "the Swift property's name"),
      Key("slot", .text, "a place in the SDK's message that it travels in"),
      Key("sensitive", .bool, "redacted in descriptions, refused in push texts"),
      Key("since", .text, "the first app version that has it"),
      Key("deprecated", .text, "what to use instead"),
    ] + constraints

  public static let constraints: [Key] = [
    Key("nonEmpty", .bool, "not missing and not empty"),
    Key("present", .bool, "not missing"),
    Key("absent", .bool, "missing"),
    Key("range", .bounds, "the least and greatest number"),
    Key("length", .bounds, "the least and greatest number of characters"),
    Key("maxBytes", .integer(0...Int.max), "the most bytes in UTF-8"),
    Key("count", .bounds, "the least and greatest number of elements"),
    Key("pattern", .text, "a regular expression that must be found"),
    Key("schemes", .list(.text), "the URL schemes that are allowed"),
    Key("known", .bool, "a declared case"),
  ]

  public static let constraintWords = constraints.map(\.name)
}
