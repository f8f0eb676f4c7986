import Schema
import SourceText

extension Form {
  public static let field = Form(
    LocalizedText("a field", zh: "字段"), fieldKeys, constraints,
    first: [
      "type", "unit", "typeName", "key", "aliases", "writeAliases", "slot", "encoding", "lenient", "doc", "object",
      "enum",
      "default",
      "omit",
    ] + constraintWords,
    foreignKeys: foreignDocKeys.merging([
      "cases": "enum", "values": "enum", "options": "enum", "fields": "object", "properties": "object",
      "regex": "pattern", "regexp": "pattern", "jsonKey": "key", "json": "key", "json_name": "key", "jsonName": "key",
      "serializedName": "key", "codingKey": "key", "alias": "aliases", "defaultValue": "default",
      "secret": "sensitive", "redacted": "sensitive",
    ]) { $1 },
    advice: advice)

  /// What JSON Schema, OpenAPI and protobuf say in other ways.
  private static let advice: [String: LocalizedText] = {
    let required = LocalizedText(
      "remove it: a field is required unless its type ends with `?` or it has a `default`",
      zh: "删除它：除非类型带 `?` 或有 `default`，字段都是必填的")
    let optional = LocalizedText(
      "append `?` to the type, as in `string?`; of a list or map, to the field's name",
      zh: "在类型后面加 `?`，例如 `string?`；列表和字典加在字段名后面")
    let range = LocalizedText(
      "write `range: 1..10`, `range: 1..` or `range: ..10`", zh: "写成 `range: 1..10`、`range: 1..` 或 `range: ..10`")
    let length = LocalizedText(
      "write `length: 1..32`, `length: 1..` or `length: ..32`",
      zh: "写成 `length: 1..32`、`length: 1..` 或 `length: ..32`")
    let count = LocalizedText(
      "write `count: 1..9`, `count: 1..` or `count: ..9`", zh: "写成 `count: 1..9`、`count: 1..` 或 `count: ..9`")
    let items = LocalizedText(
      "write the element type in `type`, as in `type: [string]`", zh: "列表的元素写在类型里，例如 `type: [string]`")
    let map = LocalizedText(
      "the type of a map says what is in it: `type: { string: int }`", zh: "字典的值写在类型里：`type: { string: int }`")
    let format = LocalizedText(
      "write it as the type: `url`, `data`, `int64`, `double`, or `timestamp` with a `unit`",
      zh: "直接写成类型：`url`、`data`、`int64`、`double`，或带 `unit` 的 `timestamp`")
    let reference = LocalizedText(
      "write the name of the object as the type: `type: Name`", zh: "把对象的名称写成类型：`type: Name`")
    let constant = LocalizedText(
      "write `enum: [value]`, or a constant of the envelope", zh: "写成 `enum: [value]`，或写成信封的常量")
    let remark = LocalizedText("remove it, or say it in `doc`", zh: "删除它，或写进 `doc`")
    let example = LocalizedText(
      "write it in `examples` of the message or object: `examples: { main: { field: value } }`",
      zh: "写进消息或对象的 `examples`：`examples: { main: { field: value } }`")
    let name = LocalizedText(
      "the field's name is its key in `fields`; its JSON key is set with `key`",
      zh: "字段名就是它所在的键，JSON 键写成 `key`")
    return [
      "required": required, "required: false": optional, "optional": optional, "optional: false": required,
      "nullable": optional, "nullable: false": required, "min": range, "max": range,
      "minimum": range, "maximum": range, "exclusiveMinimum": range, "exclusiveMaximum": range, "minLength": length,
      "maxLength": length, "minItems": count, "maxItems": count, "items": items, "repeated": items,
      "additionalProperties": map, "format": format, "$ref": reference, "ref": reference, "const": constant,
      "example": example, "examples": example, "title": remark, "readOnly": remark, "writeOnly": remark,
      "name": name,
    ]
  }()

  /// Those that say what it is, not what it must be.
  private static let fieldKeys: [Key] =
    [
      Key(
        "type", .notation(.type), "type of the field", zh: "类型", reference: "type of the field, see the table above",
        examples: ["string", "int64", "timestamp", ["object"]]),
      Key(
        "unit", .word(Words(of: FieldType.TimeUnit.self)), "unit of a timestamp: seconds or milliseconds",
        zh: "时间戳的单位：秒或毫秒"),
      Key(
        "typeName", formerly: "named", .name, "name of the inline object or enum", zh: "内联对象或枚举的类型名",
        reference: "name of the inline object or enum (default: the field's name in UpperCamelCase)",
        swift: "the nested type's name"),
      Key(
        "object", .notation(.fields), "fields of the inline object", zh: "内联对象的字段", swift: "a nested struct",
        examples: [["sender": "string", "message": "string"]]),
      Key(
        "enum", .notation(.cases), "cases of the inline enum", zh: "内联枚举的 case", swift: "a nested enum",
        examples: [["creating", "created"], ["ken": 1, "jan": 2]]),
      Key(
        "key", .externalName, "JSON key (default: the field's name)", zh: "JSON 键；默认与字段同名",
        reference: "JSON key, any string (default: the field's name)"),
      Key(
        "aliases", .either([.list(.externalName), .externalName]), "alternative keys to decode from",
        zh: "缺少 `key` 时依次读取的别名",
        reference: "keys that are decoded if `key` is missing, in this order"),
      Key(
        "writeAliases", formerly: "mirror", .bool, default: false, "whether to encode the aliases too", zh: "编码时也写出别名",
        reference: "`true`: the aliases are also encoded"),
      Form.doc,
      Key(
        "default", .notation(.literal), "value when the key is missing or null", zh: "缺少该键或其值为 null 时的默认值",
        swift: "a default in the initializer"),
      Key(
        "omit", .word(Words(of: Field.Omission.self)), "when to omit the key", zh: "编码时何时省略该键",
        reference: "when to omit the key, see below"),
      Key(
        "encoding", formerly: "wire", .word(Words(of: Field.Encoding.self)), "encoding of the value", zh: "值的编码方式",
        reference: "encoding of the value, see below"),
      Key(
        "lenient", .bool, "whether fields accept other JSON types", zh: "是否宽松解析，即也接受其他 JSON 类型",
        reference: "whether other JSON types are accepted, here and in nested fields without the key"),
      Key(
        "swiftName", .name, "name of the Swift property", zh: "Swift 属性名",
        reference: "name of the property (default: the field's name)", swift: "the property"),
      Key(
        "slot", .name, "field of the SDK message that carries the value instead of the JSON",
        zh: "改由 SDK 消息的哪个 slot 携带",
        reference:
          """
          `desc`, `extension`, `text`, `push` or a name chosen by the app: sent in a field of the SDK message instead of \
          the JSON; `envelope`: next to the id keys
          """,
        swift: "`slots()`, `decode(_:externalID:slots:)`"),
      Key(
        "sensitive", .bool, default: false, "whether to redact the value in descriptions and reject it in push texts",
        zh: "敏感信息：在描述中隐去，不得用于推送文案", reference: "`true`: redacted in descriptions, rejected in push texts",
        swift: "`description`"),
    ] + history
}
