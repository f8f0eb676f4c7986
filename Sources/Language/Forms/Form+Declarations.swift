import Schema
import SourceText

extension Form {
  public static let object = Form(
    LocalizedText("an object", zh: "对象"),
    [
      Key(
        "object", .name, required: true, "name of the object in UpperCamelCase", zh: "对象名称，UpperCamelCase",
        swift: "`struct Name`", examples: ["Address"]),
      Key(
        "fields", .notation(.fields), "fields of the object", zh: "对象的字段", swift: "stored properties, in this order"),
      Key(
        "validate", .notation(.rules), "constraints that involve several fields", zh: "涉及多个字段的校验规则",
        swift: "`validate()`"),
      Key(
        "examples", .map("name", .notation(.example)), "values by example name, for messages that contain the object",
        zh: "示例：按名称给出字段的值，供包含该对象的消息使用",
        reference: "examples by name, for messages that contain the object; the first is the main one",
        examples: [["home": ["city": "北京"]]]),
    ], declared, first: ["object", "doc", "since", "deprecated"],
    foreignKeys: foreignDocKeys.merging([
      "properties": "fields", "members": "fields", "rules": "validate", "samples": "examples",
    ]) {
      $1
    })

  public static let enumeration = Form(
    LocalizedText("an enum", zh: "枚举"),
    [
      Key(
        "enum", .name, required: true, "name of the enum in UpperCamelCase", zh: "枚举名称，UpperCamelCase",
        swift: "`enum Name`", examples: ["Color"]),
      Key(
        "cases", .notation(.cases), required: true, "list of strings, or mapping of case names to raw values",
        zh: "字符串列表，或 case 名称到原始值的映射", swift: "cases",
        examples: [["creating", "created"], ["ken": 1, "jan": ["raw": 2, "doc": "Scissors."]]]),
    ], declared, first: ["enum", "doc", "since", "deprecated"],
    foreignKeys: foreignDocKeys.merging(["values": "cases", "case": "cases", "options": "cases", "members": "cases"]) {
      $1
    })

  public static let enumCase = Form(
    LocalizedText("a case", zh: "枚举的 case"),
    [
      Key(
        "raw", .notation(.literal), required: true, "raw value: a string or an integer", zh: "原始值，字符串或整数"),
      doc,
    ], foreignKeys: foreignDocKeys.merging(["value": "raw", "rawValue": "raw"]) { $1 })

  public static let rule = Form(
    LocalizedText("a rule", zh: "规则"),
    [
      Key("field", .name, "field that the constraints apply to", zh: "同级约束所作用的字段"),
      Key("anyOf", .list(.name), "fields of which at least one must not be empty", zh: "其中至少一个字段存在且不为空"),
      Key("oneOf", .list(.name), "fields of which exactly one must not be empty", zh: "其中恰好一个字段存在且不为空"),
      Key("hook", .name, "name of a static function implemented by the app", zh: "由 App 实现的静态函数"),
      Key(
        "when", .notation(.condition), "condition under which the rule applies", zh: "规则生效的条件", examples: whenExamples),
    ], constraints, last: ["when"], foreignKeys: ["if": "when", "condition": "when"], textKey: "field", nameKey: "field"
  )

  /// What other languages call the documentation.
  static let foreignDocKeys = [
    "description": "doc", "comment": "doc", "documentation": "doc", "docs": "doc", "desc": "doc", "note": "doc",
  ]

  static let doc = Key(
    "doc", .text, "documentation comment", zh: "文档注释", swift: "documentation comment",
    examples: ["A red packet, waiting to be opened."])

  /// What every declaration and every field may say of itself.
  static let history: [Key] = [
    Key(
      "since", .text, "first app version that has it", zh: "从哪个 App 版本开始提供",
      swift: "line of the documentation comment", examples: ["2.1"]),
    Key(
      "deprecated", .text, "replacement, or reason for the deprecation", zh: "弃用说明：应改用什么",
      swift: """
        `@available(*, deprecated, message: "use Gift")` on a property or an initializer; a line of the documentation \
        comment of a type
        """, examples: ["use Gift"]),
  ]

  static let declared = [doc] + history
  static let whenExamples: [OrderedJSON] = [["flag": "close"]]
}
