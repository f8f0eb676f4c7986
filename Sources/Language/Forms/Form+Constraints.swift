import SourceText

extension Form {
  /// What the values of a field must be.
  public static let constraints: [Key] = [
    Key(
      "nonEmpty", .bool, of: [.strings, .urls, .data, .lists, .maps], default: false, "must not be missing or empty",
      zh: "必须存在且不为空", reference: "is present and not empty"),
    Key("present", .bool, of: [.optionals], default: false, "must be present", zh: "必须存在", reference: "is present"),
    Key("absent", .bool, of: [.optionals], default: false, "must be missing", zh: "必须不存在", reference: "is missing"),
    Key(
      "range", .bounds, of: [.numbers], "minimum and maximum value", zh: "数值的最小值和最大值",
      reference: "is in the range, both ends included; `0..` and `..100` have only one", examples: ["0..100"]),
    Key(
      "length", .bounds, of: [.strings, .urls], "minimum and maximum number of characters", zh: "字符数的最小值和最大值",
      reference: "number of characters", examples: ["1..32"]),
    Key(
      "maxBytes", .integer(0...Int.max), of: [.strings, .urls], "maximum number of bytes in UTF-8",
      zh: "UTF-8 编码的最大字节数", examples: [512]),
    Key(
      "count", .bounds, of: [.lists, .maps], "minimum and maximum number of elements", zh: "元素个数的最小值和最大值",
      reference: "number of elements", examples: ["1..9"]),
    Key(
      "pattern", .text, of: [.strings, .urls], "regular expression that must match somewhere", zh: "必须能匹配到的正则表达式",
      reference: "the regular expression matches somewhere", examples: ["^[0-9]+$"]),
    Key(
      "schemes", .list(.name), of: [.urls], "allowed URL schemes", zh: "允许的 URL scheme",
      reference: "the scheme is one of these", examples: [["https"]]),
    Key(
      "known", .bool, of: [.enums], default: false, "must be one of the declared cases", zh: "必须是 schema 中列出的 case",
      reference: "is one of the declared cases"),
  ]

  public static let constraintWords = constraints.map(\.name)
}
