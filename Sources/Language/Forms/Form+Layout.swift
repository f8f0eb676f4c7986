import Schema
import SourceText

extension Form {
  public static let layout = Form(
    LocalizedText("a layout", zh: "布局"),
    [
      Key(
        "preset", formerly: "like", .name, "name of a layout preset", zh: "采用配置中的哪个布局预设",
        reference: "a preset of the configuration, with defaults for the keys below")
    ], kindAndVariants, layoutKeys, last: ["variants"], foreignKeys: foreignLayoutKeys,
    guesses: layoutGuesses, advice: sizeAdvice, textKey: "preset")

  public static let preset = Form(
    LocalizedText("a layout preset", zh: "布局预设"), kindAndVariants, layoutKeys, last: ["variants"],
    foreignKeys: foreignLayoutKeys,
    guesses: layoutGuesses, advice: sizeAdvice)

  public static let layoutVariant = Form(
    LocalizedText("a layout variant", zh: "布局变体"),
    [
      Key(
        "when", .notation(.condition), required: true, "condition under which the variant applies", zh: "变体生效的条件",
        examples: whenExamples)
    ], layoutKeys,
    foreignKeys: foreignLayoutKeys.merging(["if": "when", "condition": "when"]) { $1 }, guesses: layoutGuesses,
    advice: sizeAdvice
  )

  private static let kindAndVariants: [Key] = [
    Key(
      "kind", .word(Words(of: Layout.Kind.self)), default: "bubble", saysDefault: false,
      "`bubble`, or `tip` for a system line in the conversation", zh: "`bubble`（气泡），或 `tip`（居中的提示消息）",
      reference: """
        `tip`: a line in the middle of the conversation with the summary as its text. A tip is TUIKit's system \
        message; elsewhere the defaults are then `bubble: false, avatar: false, nickname: false`. Not in variants
        """),
    Key(
      "variants", .list(.form(.layoutVariant)), "conditional layouts; the first whose `when` is true wins, per key",
      zh: "布局变体：每个键取自第一个 `when` 成立的变体",
      reference:
        "a list of the same keys with a `when`; each key comes from the first variant that has it and applies"
    ),
  ]

  private static let layoutKeys: [Key] = [
    Key(
      "content", .notation(.content), "elements that the bubble shows", zh: "气泡的内容",
      reference: "what the bubble shows, see below; without it, a handwritten view shows the message",
      examples: [[["label": "{title}", "weight": "bold"], ["label": "{price}", "color": "#FF3B30"]]]),
    Key(
      "view", .either([.form(.views), .name]), "class of the content view", zh: "气泡的内容视图",
      reference: """
        class of the content view (default with NIMKit: `<Message>ContentView`; with TUIKit: `<Message>Cell`); for TUIKit \
        also `{ classic: A, minimalist: B }`, without styles that no target of the message has. With `nim-v2` the class is \
        always `<Message>Cell`. With `content`: a class of the app that shows the content until you change it
        """),
    Key(
      "size", .notation(.size), "size of the content", zh: "内容的尺寸", reference: "size of the content, see below",
      examples: ["auto", [249, 96], ["full-130", 80], ["text": "{title}", "font": 14, "maxWidth": 200]]),
    Key(
      "insets", .notation(.insets), "space between content and bubble: top, left, bottom, right", zh: "内容边距：上、左、下、右",
      reference: "top, left, bottom, right in points; `{ outgoing: …, incoming: … }`, one list for both, or 0",
      examples: [0, ["outgoing": [3, 3, 3, 8], "incoming": [3, 8, 3, 3]]]),
    Key("bubble", .bool, "whether to show a bubble", zh: "是否显示气泡背景"),
    Key("avatar", .bool, "whether to show the avatar", zh: "是否显示头像"),
    Key("nickname", .bool, "whether to show the nickname", zh: "是否显示昵称"),
    Key(
      "side", .word(Words(of: Layout.Side.self)), "`auto`, or `left` to show every sender on the left",
      zh: "`auto`（自动）或 `left`（始终居左）",
      reference: "`left`: every sender on the left"),
    Key(
      "scalesText", .bool, default: true, "whether texts of the content follow the reader's text size",
      zh: "内容中的文字是否跟随用户设置的字号",
      reference: """
        whether labels and buttons of the content follow the text size that readers set in the system; if larger text \
        needs it, the bubble grows. `false`: fonts and heights are the schema's for everyone
        """),
  ]

  /// What UIKit and CSS call these.
  private static let foreignLayoutKeys = [
    "contentView": "view", "viewClass": "view", "padding": "insets", "contentInset": "insets",
    "contentInsets": "insets", "edgeInsets": "insets", "margins": "insets", "showAvatar": "avatar",
    "showNickname": "nickname", "showBubble": "bubble", "dynamicType": "scalesText",
    "adjustsFontForContentSizeCategory": "scalesText",
  ]

  private static let layoutGuesses: Set<String> = ["padding", "contentInset", "margins"]

  private static let sizeAdvice: [String: LocalizedText] = {
    let size = LocalizedText("write `size: [width, height]`, in points", zh: "写成 `size: [width, height]`，单位为 pt")
    let row = LocalizedText(
      "write it as an element of `content`", zh: "写成 `content` 的元素")
    return [
      "height": size, "width": size, "customHeight": size, "cellHeight": size, "minHeight": size, "maxWidth": size,
      "label": row, "image": row, "button": row, "row": row, "column": row,
    ]
  }()
}
