import SourceText

extension Shape.Notation {
  /// As messages say it after `must be`.
  public var title: Phrase {
    switch self {
    case .fields: Phrase("a mapping of fields", zh: "字段的映射")
    case .type: Phrase("a type", zh: "类型")
    case .cases: Phrase("a list of strings, or a mapping of cases", zh: "字符串列表，或 case 的映射")
    case .literal: Phrase("a value of the field's type", zh: "该字段类型的值")
    case .json: Phrase("any value", zh: "任意值")
    case .identity: Phrase("an identity", zh: "标识")
    case .identities: Phrase("a list of identities", zh: "标识的列表")
    case .integers: Phrase("an integer, or a range such as `1..3`", zh: "整数，或形如 `1..3` 的范围")
    case .condition: Phrase("a mapping of fields to values", zh: "从字段到值的映射")
    case .size: Phrase("a size", zh: "尺寸")
    case .length: Phrase("a length", zh: "长度")
    case .extent: Phrase("a list of two lengths", zh: "两个长度的列表")
    case .edges: Phrase("a list of four numbers", zh: "四个数字的列表")
    case .insets:
      Phrase(
        "a list of four numbers, 0, or `{ outgoing: …, incoming: … }`",
        zh: "四个数字的列表、0，或 `{ outgoing: …, incoming: … }`")
    case .surfaceText: Phrase("a text", zh: "文本")
    case .rules: Phrase("a list of rules", zh: "规则的列表")
    case .content: Phrase("an element, or a list of elements", zh: "元素，或元素的列表")
    case .element: Phrase("an element", zh: "元素")
    case .color:
      Phrase(
        "a colour such as `\"#FF3B30\"`, or `{ light: …, dark: …, theme: … }`",
        zh: "颜色（如 `\"#FF3B30\"`），或 `{ light: …, dark: …, theme: … }`")
    case .picture:
      Phrase(
        "a field, `{ asset: … }`, or `{ by: …, of: … }`",
        zh: "字段、`{ asset: … }`，或 `{ by: …, of: … }`")
    }
  }
}
