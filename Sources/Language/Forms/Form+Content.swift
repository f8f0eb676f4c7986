import Schema
import SourceText

/// The elements that `content` is made of.
extension Form {
  public static let label = Form(
    LocalizedText("a label", zh: "文本标签"),
    [
      Key(
        "label", .notation(.presentationText), required: true, "text of the label", zh: "文案",
        reference:
          "a text: a template, `{ key: …, default: … }` or variants, as in `texts`; not `hook`")
    ], textStyle,
    [
      Key(
        "lines", .integer(0...Int.max), default: 0, saysDefault: false,
        "maximum number of lines; 0 for any (default)", zh: "最大行数；0 表示不限，默认为 0",
        reference: "maximum number of lines; 0 for any"),
      Key(
        "align", .word(acrossColumn), default: "leading", "text alignment within the frame", zh: "文字在框内的对齐方式"),
      Key(
        "placeholder", .notation(.presentationText), "text shown while the label is empty", zh: "文案为空时显示的占位文案",
        reference: "a text, shown while the label is empty"),
      hideWhenEmpty,
    ], frame, first: ["label", "when"],
    foreignKeys: foreignKeys(["text": "label", "numberOfLines": "lines", "textAlignment": "align"]))

  public static let image = Form(
    LocalizedText("an image", zh: "图片"),
    [
      Key(
        "image", .notation(.picture), required: true, "field with a URL, or an asset", zh: "存放链接的字段，或图片资源",
        reference: """
          a field with a link (a string or a URL, by its name without braces), `{ asset: icon }`, or \
          `{ field: kind, cases: { a: icon_a, b: icon_b } }`
          """),
      Key(
        "contentMode", formerly: "mode", .word(Words(of: ContentElement.Image.ContentMode.self)), default: "fill",
        "content mode", zh: "填充方式",
        reference: "`fill`: scaled and cropped to the frame; `fit`: scaled to fit inside it; `stretch`: stretched to it"
      ),
      Key(
        "placeholder", .externalName, "asset shown while the image loads", zh: "图片加载期间显示的图片资源"),
      hideWhenEmpty,
    ], frame, first: ["image", "when"], foreignKeys: foreignKeys(["img": "image", "imageView": "image"]))

  public static let rating = Form(
    LocalizedText("a rating", zh: "评分"),
    [
      Key(
        "rating", .name, required: true, "field with the rating", zh: "存放分数的字段",
        reference: "field with a number, the number of filled stars"),
      Key("max", .integer(1...100), default: 5, "number of stars", zh: "星星总数"),
      Key("starSize", formerly: "item", .number, default: 20, "star size in points", zh: "星星的边长，单位为 pt"),
      Key("spacing", .number, default: 4, "spacing between stars in points", zh: "星星的间距，单位为 pt"),
      Key("color", .notation(.color), "color of the system star", zh: "系统星星图标的颜色", examples: colorExamples),
      Key(
        "filled", .externalName, "asset for a filled star", zh: "点亮的星星的图片资源",
        reference: "asset for a filled star; used with `empty`, or neither for the system's star"),
      Key("empty", .externalName, "asset for an empty star", zh: "未点亮的星星的图片资源"),
      hideWhenEmpty,
    ], frame, first: ["rating", "when"], foreignKeys: foreignKeys(["stars": "rating", "tintColor": "color"]))

  public static let button = Form(
    LocalizedText("a button", zh: "按钮"),
    [
      Key(
        "button", .notation(.presentationText), required: true, "title of the button", zh: "标题",
        reference: "a text, on one line"),
      Key(
        "tap", .form(.tap), "action of the button (default: the message's `tap`)", zh: "点击后的动作；默认为消息自己的 `tap`",
        reference: "as in a message (default: the message's `tap`)", examples: tapExamples),
    ], textStyle, frame, first: ["button", "when"],
    foreignKeys: foreignKeys(["text": "button", "action": "tap", "titleColor": "color"]))

  public static let separator = Form(
    LocalizedText("a separator", zh: "分隔线"),
    [
      Key(
        "separator", .number, required: true, "thickness in points", zh: "粗细，单位为 pt",
        reference: "thickness in points: a horizontal line in a column, a vertical one in a row"),
      Key("color", .notation(.color), "color of the line", zh: "线的颜色", examples: colorExamples),
    ], frame, first: ["separator", "when"],
    foreignKeys: foreignKeys(["divider": "separator", "thickness": "separator"]))

  public static let row = Form(
    LocalizedText("a row", zh: "横排（`row`）"),
    [
      Key("row", .list(.notation(.element)), required: true, "elements side by side", zh: "横向排列的元素"),
      Key("spacing", .number, default: 0, "spacing between elements in points", zh: "元素的间距，单位为 pt"),
      Key(
        "align", .word(acrossRow),
        "vertical alignment of the elements (default: `baseline` if all are labels, else `top`)",
        zh: "元素在横排高度内的对齐方式；全是文本标签时默认为 `baseline`，否则为 `top`",
        reference: """
          vertical alignment of the elements (default: `baseline` if all are labels, otherwise `top`); on the \
          `baseline` an element without text has its bottom
          """),
    ], frame, first: ["row", "when"],
    foreignKeys: foreignKeys(["hstack": "row", "HStack": "row", "alignment": "align", "gap": "spacing"]))

  public static let column = Form(
    LocalizedText("a column", zh: "竖排（`column`）"),
    [
      Key("column", .list(.notation(.element)), required: true, "elements stacked vertically", zh: "纵向排列的元素"),
      Key("spacing", .number, default: 0, "spacing between elements in points", zh: "元素的间距，单位为 pt"),
      Key(
        "align", .word(acrossColumn), default: "leading", "horizontal alignment of the elements",
        zh: "元素在竖排宽度内的对齐方式"),
    ], frame, first: ["column", "when"],
    foreignKeys: foreignKeys(["vstack": "column", "VStack": "column", "alignment": "align", "gap": "spacing"]))

  private static let acrossColumn = Words(
    ["leading", "center", "trailing"],
    hints: ["left": Wording.write("leading"), "right": Wording.write("trailing"), "middle": Wording.write("center")])
  private static let acrossRow: Words = ["top", "center", "bottom", "baseline"]
}
