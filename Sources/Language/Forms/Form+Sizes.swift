import Schema
import SourceText

/// What views, insets and sizes of a layout are made of.
extension Form {
  public static let views = Form(
    LocalizedText("views for each style", zh: "各风格的视图"),
    [
      Key(
        "classic", .name, "view for TUIKit's classic style",
        zh: "TUIKit 经典版的视图；target 的 `styles` 不含经典版时不写"),
      Key(
        "minimalist", .name, "view for TUIKit's minimalist style",
        zh: "简约版的视图；`styles` 不含简约版时不写"),
    ])

  public static let insets = Form(
    LocalizedText("insets", zh: "边距"),
    [
      Key(
        "outgoing", .notation(.edges), required: true, "insets of outgoing messages: top, left, bottom, right",
        zh: "发送的消息：上、左、下、右"),
      Key(
        "incoming", .notation(.edges), required: true, "insets of incoming messages: top, left, bottom, right",
        zh: "收到的消息：上、左、下、右"),
    ])

  public static let textSize = Form(
    LocalizedText("a text-based size", zh: "按文本计算的尺寸"),
    [
      Key("text", .text, required: true, "text template to measure", zh: "用来测量的文案，可含占位符"),
      Key("font", .number, required: true, "font size in points", zh: "字号，单位为 pt"),
      Key("bold", .bool, default: false, "whether the font is bold", zh: "是否粗体"),
      Key(
        "lines", .integer(0...Int.max), default: 0, saysDefault: false, "maximum number of lines; 0 for any",
        zh: "最大行数；0 表示不限"),
      Key("maxWidth", .notation(.length), "maximum width", zh: "最大宽度"),
      Key("width", .notation(.length), "fixed width; only the height is measured", zh: "宽度；高度按文案测量"),
      Key("padding", .notation(.edges), "space around the text: top, left, bottom, right", zh: "文案四周的内边距：上、左、下、右"),
      Key("min", .notation(.extent), "minimum size", zh: "最小尺寸"),
      Key("max", .notation(.extent), "maximum size", zh: "最大尺寸"),
    ])

  public static let aspectSize = Form(
    LocalizedText("an aspect-ratio size", zh: "按宽高比的尺寸"),
    [
      Key(
        "aspectRatio", formerly: "aspect", .list(.name), required: true, "two fields: width and height", zh: "两个字段：宽和高"),
      Key("min", .notation(.extent), "minimum size", zh: "最小尺寸"),
      Key("max", .notation(.extent), "maximum size", zh: "最大尺寸"),
      Key("else", .notation(.extent), "size when a field is missing or not positive", zh: "字段缺失或不是正数时的尺寸"),
    ])

  public static let imageSize = Form(
    LocalizedText("an image-based size", zh: "按图片计算的尺寸"),
    [
      Key(
        "image", .either([.form(.imageChoice), .externalName]), required: true, "asset, or an asset chosen by a field",
        zh: "图片资源，或按字段的值选择的图片资源"),
      Key("extra", .list(.number), "points added to width and height", zh: "在宽和高上增加的值"),
      Key("else", .notation(.extent), "size when there is no such image", zh: "没有该图片时的尺寸"),
    ])

  public static let imageChoice = Form(
    LocalizedText("an image chosen by a field", zh: "按字段选择的图片"),
    [
      Key("field", formerly: "by", .name, required: true, "field that selects the image", zh: "据以选择的字段"),
      Key(
        "cases", formerly: "of", .map("value", .externalName), required: true, "asset for each value", zh: "每个值对应的图片资源"),
    ])
}
