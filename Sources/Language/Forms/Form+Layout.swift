import Schema
import SourceText

extension Form {
  public static let layout = Form(
    Phrase("a layout", zh: "布局"),
    [
      Key("like", .text, "a preset of the configuration"),
      kind,
      Key("variants", .list(.form(.layoutVariant)), "each key from the first variant whose `when` holds"),
    ] + layoutKeys, habits: layoutHabits.merging(["preset": "like"]) { $1 },
    guesses: layoutGuesses.union(["preset"]), advice: sizeAdvice, textKey: "like")

  /// What UIKit and CSS call these.
  private static let layoutHabits = [
    "contentView": "view", "viewClass": "view", "padding": "insets", "contentInset": "insets",
    "contentInsets": "insets", "edgeInsets": "insets", "margins": "insets", "showAvatar": "avatar",
    "showNickname": "nickname", "showBubble": "bubble",
  ]

  private static let layoutGuesses: Set<String> = ["padding", "contentInset", "margins"]

  private static let sizeAdvice: [String: Phrase] = {
    let size = Phrase("write `size: [width, height]`, in points", zh: "写成 `size: [width, height]`，单位为 pt")
    let row = Phrase(
      "write it as an element of `content`", zh: "写成 `content` 的元素")
    return [
      "height": size, "width": size, "customHeight": size, "cellHeight": size, "minHeight": size, "maxWidth": size,
      "label": row, "image": row, "button": row, "row": row, "column": row,
    ]
  }()

  public static let preset = Form(
    Phrase("a layout preset", zh: "布局预设"),
    [
      kind,
      Key("variants", .list(.form(.layoutVariant)), "each key from the first variant whose `when` holds"),
    ] + layoutKeys, habits: layoutHabits, guesses: layoutGuesses, advice: sizeAdvice)

  public static let layoutVariant = Form(
    Phrase("a layout variant", zh: "布局变体"),
    [Key("when", .notation(.condition), required: true, "when the variant holds")] + layoutKeys,
    habits: layoutHabits.merging(["if": "when", "condition": "when"]) { $1 }, guesses: layoutGuesses, advice: sizeAdvice
  )

  private static let kind = Key(
    "kind", .word(Words(of: Layout.Kind.self)), "`bubble`, or `tip`: a line in the middle of the conversation")

  private static let layoutKeys = [
    Key("content", .notation(.content), "what the bubble shows"),
    Key("view", .either([.form(.views), .text]), "the bubble's content view"),
    Key("size", .notation(.size), "the content's size"),
    Key("insets", .notation(.insets), "top, left, bottom, right"),
    Key("bubble", .bool, "whether there is a bubble"),
    Key("avatar", .bool, "whether the avatar is shown"),
    Key("nickname", .bool, "whether the nickname is shown"),
    Key("side", .word(Words(of: Layout.Side.self)), "`auto` or `left`"),
  ]

  public static let views = Form(
    Phrase("a view for each style", zh: "各风格的视图"),
    [
      Key("classic", .text, "the view of TUIKit's classic style; left out where the target's `styles` do not have it"),
      Key("minimalist", .text, "that of its minimalist style; left out where `styles` do not have it"),
    ])

  public static let insets = Form(
    Phrase("insets", zh: "边距"),
    [
      Key("outgoing", .notation(.edges), required: true, "of a message sent: top, left, bottom, right"),
      Key("incoming", .notation(.edges), required: true, "of a message received: top, left, bottom, right"),
    ])

  public static let textSize = Form(
    Phrase("a measured text", zh: "量取尺寸的文本"),
    [
      Key("text", .text, required: true, "the text, a template"),
      Key("font", .number, required: true, "the font's size in points"),
      Key("bold", .bool, "whether the font is bold"),
      Key("lines", .integer(0...Int.max), "the most lines; 0 for any number"),
      Key("maxWidth", .notation(.length), "the greatest width"),
      Key("width", .notation(.length), "the width; the height is measured"),
      Key("padding", .notation(.edges), "added to the text: top, left, bottom, right"),
      Key("min", .notation(.extent), "the least size"),
      Key("max", .notation(.extent), "the greatest size"),
    ])

  public static let aspectSize = Form(
    Phrase("a size by aspect", zh: "按宽高比的尺寸"),
    [
      Key("aspect", .list(.text), required: true, "two fields, width and height"),
      Key("min", .notation(.extent), "the least size"),
      Key("max", .notation(.extent), "the greatest size"),
      Key("else", .notation(.extent), "where a field is missing or not positive"),
    ])

  public static let imageSize = Form(
    Phrase("an image's size", zh: "图片的尺寸"),
    [
      Key("image", .either([.form(.imageChoice), .text]), required: true, "an asset, or one by a field's value"),
      Key("extra", .list(.number), "added to width and height"),
      Key("else", .notation(.extent), "where there is no such image"),
    ])

  public static let imageChoice = Form(
    Phrase("a choice of images", zh: "图片的选择"),
    [
      Key("by", .text, required: true, "the field that chooses"),
      Key("of", .map("value", .text), required: true, "the asset for each value"),
    ])
}
