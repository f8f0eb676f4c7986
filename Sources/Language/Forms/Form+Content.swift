import Schema
import SourceText

/// The elements that `content` is made of.
extension Form {
  public static let label = Form(
    Phrase("a label", zh: "文本标签"),
    [Key("label", .notation(.surfaceText), required: true, "the text")] + textStyle + [
      Key("lines", .integer(0...Int.max), "the most lines; 0, as if left out, for any number"),
      Key("align", .word(acrossColumn), "the text inside of its frame; `leading` if left out"),
      Key("placeholder", .notation(.surfaceText), "shown where the text is empty"),
      hideWhenEmpty,
    ] + frame,
    habits: habits(["text": "label", "numberOfLines": "lines", "textAlignment": "align"]))

  public static let image = Form(
    Phrase("an image", zh: "图片"),
    [
      Key("image", .notation(.picture), required: true, "a field with a link, or an asset"),
      Key("mode", .word(Words(of: ContentElement.Image.Mode.self)), "`fill` if left out"),
      Key("placeholder", .text, "the asset shown while the picture is loading"),
      hideWhenEmpty,
    ] + frame,
    habits: habits(["img": "image", "imageView": "image", "contentMode": "mode"]))

  public static let rating = Form(
    Phrase("a rating", zh: "评分"),
    [
      Key("rating", .text, required: true, "the field with the number"),
      Key("max", .integer(1...100), "the most stars; 5 if left out"),
      Key("item", .number, "the side of a star in points; 20 if left out"),
      Key("spacing", .number, "between two stars, in points; 4 if left out"),
      Key("color", .notation(.color), "of the system's star"),
      Key("filled", .text, "the asset of a star that counts"),
      Key("empty", .text, "the asset of a star that does not"),
      hideWhenEmpty,
    ] + frame,
    habits: habits(["stars": "rating", "tintColor": "color"]))

  public static let button = Form(
    Phrase("a button", zh: "按钮"),
    [
      Key("button", .notation(.surfaceText), required: true, "the title"),
      Key("tap", .form(.tap), "what it does; the message's own `tap` if left out"),
    ] + textStyle + frame,
    habits: habits(["text": "button", "action": "tap", "titleColor": "color"]))

  public static let separator = Form(
    Phrase("a separator", zh: "分隔线"),
    [
      Key("separator", .number, required: true, "its thickness in points"),
      Key("color", .notation(.color), "of the line"),
    ] + frame,
    habits: habits(["divider": "separator", "thickness": "separator"]))

  public static let row = Form(
    Phrase("a row", zh: "横排（`row`）"),
    [
      Key("row", .list(.notation(.element)), required: true, "elements side by side"),
      Key("spacing", .number, "between two elements, in points; 0 if left out"),
      Key("align", .word(acrossRow), "the elements in the row's height; `top` if left out"),
    ] + frame,
    habits: habits(["hstack": "row", "HStack": "row", "alignment": "align", "gap": "spacing"]))

  public static let column = Form(
    Phrase("a column", zh: "竖排（`column`）"),
    [
      Key("column", .list(.notation(.element)), required: true, "elements below one another"),
      Key("spacing", .number, "between two elements, in points; 0 if left out"),
      Key("align", .word(acrossColumn), "the elements in the column's width; `leading` if left out"),
    ] + frame,
    habits: habits(["vstack": "column", "VStack": "column", "alignment": "align", "gap": "spacing"]))

  static let acrossColumn = Words(
    ["leading", "center", "trailing"],
    hints: ["left": Wording.write("leading"), "right": Wording.write("trailing"), "middle": Wording.write("center")])
  static let acrossRow: Words = ["top", "center", "bottom"]
}
