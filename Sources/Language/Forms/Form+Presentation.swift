import Schema
import SourceText

extension Form {
  public static let texts = Form(
    .verbatim("`texts`"),
    [
      Key(
        "summary", .notation(.presentationText), "text in the conversation list, search and quotes",
        zh: "会话列表摘要，也用于搜索结果和引用", swift: "`summary`", examples: ["[{title}]"]),
      Key(
        "push", .notation(.presentationText), "text of the push notification", zh: "推送文案",
        reference: "text of the push notification; no other text replaces it", swift: "`pushText`",
        examples: ["sent you a red packet"]),
      Key("copy", .notation(.presentationText), "text that is copied", zh: "复制文本", swift: "`copyText`"),
      Key(
        "accessibility", .notation(.presentationText), "text read aloud by VoiceOver", zh: "无障碍文本",
        swift: "`accessibilityText`",
        examples: ["a red packet: {title}"]),
      Key(
        "fallback", .notation(.presentationText), "text shown by clients that do not know the type",
        zh: "兜底文本：不认识该类型的客户端显示它", swift: "`fallbackText`"),
    ],
    foreignKeys: ["text": "summary", "list": "summary", "voiceOver": "accessibility", "copyText": "copy"],
    guesses: ["text", "list"], textKey: "summary")

  public static let localizedText = Form(
    LocalizedText("a localized text", zh: "本地化文本"),
    [
      Key(
        "key", .externalName, required: true, "localization key for `NSLocalizedString`", zh: "`NSLocalizedString` 的键"),
      Key("default", .text, required: true, "text used when there is no translation", zh: "没有翻译时的文案"),
    ])

  public static let textVariant = Form(
    LocalizedText("a text variant", zh: "文本变体"),
    [
      Key(
        "when", .notation(.condition), "condition under which the variant applies; omitted in the last one",
        zh: "变体生效的条件；最后一项不写",
        examples: whenExamples),
      Key("text", .notation(.presentationText), required: true, "text of the variant", zh: "文案"),
    ], foreignKeys: ["if": "when", "condition": "when"], textKey: "text")

  public static let behavior = Form(
    LocalizedText("the behavior", zh: "`behavior`"),
    [
      Key("forward", .bool, "whether the message can be forwarded", zh: "能否转发"),
      Key("revoke", .bool, "whether the message can be revoked", zh: "能否撤回"),
      Key("reply", .bool, "whether the message can be replied to", zh: "能否回复"),
      Key("multiSelect", .bool, "whether the message can be multi-selected", zh: "能否多选"),
      Key("longPress", .bool, "whether a long press opens the message menu", zh: "长按是否弹出菜单"),
    ])

  public static let tap = Form(
    LocalizedText("a tap", zh: "`tap` "),
    [
      Key("open", .name, "field with the URL to open", zh: "要打开的链接所在的字段"),
      Key("schemes", .list(.name), "URL schemes that may be opened", zh: "允许打开的 URL scheme", examples: [["https"]]),
      Key("event", .name, "name of an event handled by the app", zh: "由 App 处理的事件"),
      Key("sendText", .text, "text to send", zh: "点击后发送的文字"),
    ], foreignKeys: ["url": "open", "link": "open", "href": "open", "action": "event", "text": "sendText"],
    guesses: ["action", "text"], textKey: "event")

  static let tapExamples: [OrderedJSON] = [["open": "link", "schemes": ["https"]], ["event": "OpenRedPacket"]]

  public static let transfer = Form(
    LocalizedText("a transfer", zh: "文件上传下载"),
    [
      Key("upload", .form(.transferFile), "file to upload before sending", zh: "发送前上传的文件", swift: "`upload`"),
      Key("download", .form(.transferFile), "file to download", zh: "要下载的文件", swift: "`download`"),
    ])

  public static let transferFile = Form(
    LocalizedText("a file", zh: "文件"),
    [
      Key(
        "path", .externalName, required: true, "local field, file name template, or `hook`",
        zh: "本地字段、文件名模板，或 `hook`", examples: ["filePath"]),
      Key("url", .name, required: true, "field with the URL of the file", zh: "存放文件 URL 的字段"),
    ])

  public static let inputMenu = Form(
    LocalizedText("a menu entry", zh: "菜单项"),
    [
      Key(
        "title", .notation(.presentationText), required: true, "title of the entry, without placeholders",
        zh: "标题，不含占位符",
        reference: """
          a text without placeholders, because no message exists yet, or `{ key: …, default: … }`
          """),
      Key("image", .externalName, "name of an asset", zh: "图片资源", reference: "name of an asset of the app"),
      Key(
        "priority", .integer(Int.min...Int.max), default: 0, "sort order, highest first", zh: "数值越大越靠前"),
      Key(
        "action", .name, "action that the app handles (default: `Compose<Message>`)",
        zh: "请 App 执行的动作；默认为 `Compose<Message>`",
        reference: """
          action that the app handles, a unique identifier (default: `Compose<Message>`)
          """),
    ], foreignKeys: ["icon": "image", "order": "priority"], textKey: "title")
}
