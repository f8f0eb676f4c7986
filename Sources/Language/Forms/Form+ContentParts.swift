import Schema
import SourceText

/// What elements of `content` have in common.
extension Form {
  /// The keys of every element.
  static let frame = [
    Key("width", .notation(.length), "the whole width"),
    Key("maxWidth", .notation(.length), "the greatest width"),
    Key("height", .number, "the whole height in points"),
    Key("minHeight", .number, "the least height in points"),
    Key("padding", .notation(.edges), "inside of the background: top, leading, bottom, trailing"),
    Key("background", .notation(.color), "the colour behind it"),
    Key("cornerRadius", .number, "of the background, in points"),
    Key("when", .notation(.condition), "when it is shown"),
  ]

  static let textStyle = [
    Key("font", .number, "the font's size in points; 15 if left out"),
    Key("weight", .word(Words(of: ContentElement.TextStyle.Weight.self)), "`regular` if left out"),
    Key("color", .notation(.color), "of the text"),
  ]

  static let hideWhenEmpty = Key("hideWhenEmpty", .bool, "takes no room where there is nothing to show")

  public static let asset = Form(
    Phrase("an asset", zh: "图片资源"), [Key("asset", .text, required: true, "the asset's name")])

  public static let color = Form(
    Phrase("a colour", zh: "颜色"),
    [
      Key("light", .text, required: true, "`\"#RRGGBB\"` or `\"#RRGGBBAA\"`"),
      Key("dark", .text, "in the dark; the same if left out"),
      Key("theme", .text, "a key of TUIKit's theme for chats, which wins there"),
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
