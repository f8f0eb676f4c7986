import Schema
import SourceText

/// What elements of `content` have in common.
extension Form {
  /// The keys of every element.
  static let frame: [Key] = [
    Key(
      "width", .notation(.length), "the whole width", zh: "整体宽度",
      reference: "the whole width: points, `full*0.65`, `max` and the like"),
    Key("maxWidth", .notation(.length), "the greatest width", zh: "最大宽度", reference: "the greatest width, likewise"),
    Key("height", .number, "the whole height in points", zh: "整体高度，单位为 pt"),
    Key("minHeight", .number, "the least height in points", zh: "最小高度，单位为 pt"),
    Key(
      "padding", .notation(.edges), "inside of the background: top, leading, bottom, trailing",
      zh: "背景以内的内边距：上、起始、下、末尾",
      reference: "`[top, leading, bottom, trailing]` inside of the background, or 0; none if left out, but see below"),
    Key("background", .notation(.color), "the colour behind it", zh: "背景颜色"),
    Key("cornerRadius", .number, "of the background, in points", zh: "背景的圆角半径，单位为 pt"),
    Key(
      "when", .notation(.condition), "when it is shown", zh: "显示的条件",
      reference: "a condition as in variants: the element is there only where it holds", examples: whenExamples),
  ]

  static let textStyle: [Key] = [
    Key("font", .number, default: 15, "the font's size in points", zh: "字号，单位为 pt"),
    Key(
      "weight", .word(Words(of: ContentElement.TextStyle.Weight.self)), default: "regular", "", zh: "字重",
      reference: "of the font"),
    Key("color", .notation(.color), "of the text", zh: "文字颜色", examples: colorExamples),
  ]

  static let hideWhenEmpty = Key(
    "hideWhenEmpty", .bool, default: false, "takes no room where there is nothing to show", zh: "没有内容可显示时不占位置",
    reference: "`true`: takes no room where its text is empty, or its field is missing or empty")

  static let colorExamples: [OrderedJSON] = ["#FF3B30", ["light": "#FFFFFF", "dark": "#000000"]]

  public static let asset = Form(
    Phrase("an asset", zh: "图片资源"),
    [Key("asset", .text, required: true, "the asset's name", zh: "图片资源的名称")])

  public static let color = Form(
    Phrase("a color", zh: "颜色"),
    [
      Key(
        "light", .text, required: true, "`\"#RRGGBB\"` or `\"#RRGGBBAA\"`", zh: "`\"#RRGGBB\"` 或 `\"#RRGGBBAA\"`",
        reference: "`\"#RRGGBB\"`, or with its opacity `\"#RRGGBBAA\"`, in quotes"),
      Key("dark", .text, "in the dark; the same if left out", zh: "深色模式下的颜色；默认与 `light` 相同"),
      Key("theme", .text, "a key of TUIKit's theme for chats, which wins there", zh: "TUIKit 聊天主题的键，在 TUIKit 中优先"),
    ])

  static func habits(_ own: [String: String]) -> [String: String] {
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
