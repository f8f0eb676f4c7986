import Schema
import SourceText

extension Form {
  static let field = Form(
    Phrase("a field", zh: "字段"), fieldKeys, habits: ["cases": "enum", "fields": "object"])

  private static let fieldKeys: [Key] =
    [
      Key("type", .notation(.type), "the type"),
      Key("unit", .word(FieldType.TimeUnit.allCases.map(\.rawValue)), "of a timestamp: seconds or milliseconds"),
      Key("named", .text, "the name of an inline object or enum"),
      Key("object", .notation(.fields), "the fields of an inline object"),
      Key("enum", .notation(.cases), "the cases of an inline enum"),
      Key("key", .text, "the JSON key; the name if left out"),
      Key("aliases", .either([.list(.text), .text]), "keys that are read when `key` is missing"),
      Key("mirror", .bool, "aliases are written as well"),
      Key("doc", .text, "becomes the documentation comment"),
      Key("default", .notation(.literal), "the value where the key is missing or null"),
      Key("omit", .word(Field.Omission.allCases.map(\.rawValue)), "when the key is left out on writing"),
      Key("wire", .word(Field.Wire.allCases.map(\.rawValue)), "how the value is written"),
      Key("lenient", .bool, "whether other JSON types are read as well"),
      Key("swiftName", .text, "the Swift property's name"),
      Key("slot", .text, "a place in the SDK's message that it travels in"),
      Key("sensitive", .bool, "redacted in descriptions, refused in push texts"),
      Key("since", .text, "the first app version that has it"),
      Key("deprecated", .text, "what to use instead"),
    ] + constraints

  static let constraints: [Key] = [
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
}
