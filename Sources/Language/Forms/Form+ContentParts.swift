import Schema
import SourceText

/// What elements of `content` have in common.
extension Form {
  /// The keys of every element.
  static let frame: [Key] = [
    Key(
      "width", .notation(.length), "width", zh: "整体宽度",
      reference: "total width: points, `full*0.65`, `max` and so on"),
    Key("maxWidth", .notation(.length), "maximum width", zh: "最大宽度", reference: "maximum width, likewise"),
    Key(
      "height", .number, "height in points", zh: "整体高度，单位为 pt",
      reference: "height in points; of a label, a button, and a row or column with one of them, the minimum height"),
    Key("minHeight", .number, "minimum height in points", zh: "最小高度，单位为 pt"),
    Key(
      "padding", .notation(.edges), "space inside the background: top, leading, bottom, trailing",
      zh: "背景以内的内边距：上、起始、下、末尾",
      reference: "`[top, leading, bottom, trailing]` inside the background, or 0 (default: 0, but see below)"),
    Key("background", .notation(.color), "background color", zh: "背景颜色"),
    Key("cornerRadius", .number, "corner radius of the background in points", zh: "背景的圆角半径，单位为 pt"),
    Key(
      "when", .notation(.condition), "condition for showing the element", zh: "显示的条件",
      reference: "a condition as in variants: the element is shown only if it is true", examples: whenExamples),
  ]

  static let textStyle: [Key] = [
    Key("font", .number, default: 15, "font size in points", zh: "字号，单位为 pt"),
    Key(
      "weight", .word(Words(of: ContentElement.TextStyle.Weight.self)), default: "regular", "font weight", zh: "字重"),
    Key("color", .notation(.color), "text color", zh: "文字颜色", examples: colorExamples),
  ]

  static let hideWhenEmpty = Key(
    "hideWhenEmpty", .bool, default: false, "whether to hide the element when it is empty", zh: "没有内容可显示时不占位置",
    reference: "`true`: takes no space if its text is empty, or its field is missing or empty")

  static let colorExamples: [OrderedJSON] = ["#FF3B30", ["light": "#FFFFFF", "dark": "#000000"]]

  public static let asset = Form(
    LocalizedText("an asset", zh: "图片资源"),
    [Key("asset", .externalName, required: true, "name of the asset", zh: "图片资源的名称")])

  public static let color = Form(
    LocalizedText("a color", zh: "颜色"),
    [
      Key(
        "light", .text, required: true, "`\"#RRGGBB\"` or `\"#RRGGBBAA\"`", zh: "`\"#RRGGBB\"` 或 `\"#RRGGBBAA\"`",
        reference: "`\"#RRGGBB\"`, or with opacity `\"#RRGGBBAA\"`, in quotes"),
      Key("dark", .text, "color in dark mode (default: the light color)", zh: "深色模式下的颜色；默认与 `light` 相同"),
      Key(
        "theme", .externalName, "key of TUIKit's chat theme, used instead when TUIKit is available",
        zh: "TUIKit 聊天主题的键，在 TUIKit 中优先"),
    ])

  static func foreignKeys(_ own: [String: String]) -> [String: String] {
    let common = [
      "fontSize": "font", "font-size": "font", "textColor": "color", "foregroundColor": "color", "colour": "color",
      "bold": "weight: bold", "fontWeight": "weight", "font-weight": "weight", "backgroundColor": "background",
      "background-color": "background", "corner": "cornerRadius",
      "radius": "cornerRadius", "borderRadius": "cornerRadius",
      "border-radius": "cornerRadius", "insets": "padding",
    ]
    return common.merging(own) { $1 }
  }
}
