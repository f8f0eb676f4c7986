import SourceText

/// Sizes, texts, content.
extension Notation {
  public static let size = Notation(
    LocalizedText("a size", zh: "尺寸"),
    .either([
      .word(["auto", "hook"]), .notation(.extent), .form(.textSize), .form(.aspectSize), .form(.imageSize),
    ]))

  public static let length = Notation(
    LocalizedText("a length", zh: "长度"), definition: "length",
    .either([
      .fragment(["type": "number", "minimum": 0]),
      .fragment([
        "type": "string", "pattern": .string("^(full|max) *([*] *\(Shape.digits))? *([+-] *\(Shape.digits))?$"),
      ]),
    ]))

  public static let extent = Notation(
    LocalizedText("a list of two lengths", zh: "两个长度的列表"), definition: "extent",
    .fragment(["type": "array", "items": ["$ref": "#/definitions/length"], "minItems": 2, "maxItems": 2]))

  public static let edges = Notation(
    LocalizedText("a list of four numbers", zh: "四个数字的列表"), definition: "edges",
    .either([
      .fragment(["type": "array", "items": ["type": "number"], "minItems": 4, "maxItems": 4]), .fragment(["const": 0]),
    ]))

  public static let insets = Notation(
    LocalizedText(
      "a list of four numbers, 0, or `{ outgoing: …, incoming: … }`",
      zh: "四个数字的列表、0，或 `{ outgoing: …, incoming: … }`"),
    .either([.notation(.edges), .form(.insets)]))

  public static let presentationText: Notation = Notation(
    LocalizedText("a string", zh: "字符串"), isText: true,
    .either([.template, .form(.localizedText), .filled(.form(.textVariant))]))

  public static let content = Notation(
    LocalizedText("an element, or a list of elements", zh: "元素，或元素的列表"),
    .either([.notation(.element), .filled(.notation(.element))]))

  public static let element = Notation(
    LocalizedText("an element", zh: "元素"), .either(ElementKind.allCases.map { .form($0.form) }))

  public static let color = Notation(
    LocalizedText(
      "a color such as `\"#FF3B30\"`, or `{ light: …, dark: …, theme: … }`",
      zh: "颜色（如 `\"#FF3B30\"`），或 `{ light: …, dark: …, theme: … }`"),
    isText: true,
    .either([
      .fragment(["type": "string", "pattern": "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"]), .form(.color),
    ]))

  public static let picture = Notation(
    LocalizedText(
      "a field, `{ asset: … }`, or `{ field: …, cases: … }`", zh: "字段、`{ asset: … }`，或 `{ field: …, cases: … }`"),
    .either([.fragment(["type": "string"]), .form(.asset), .form(.imageChoice)]))
}
