import SourceText
import Templating

/// The pages' own words in one of their languages.
struct Words: View {
  let language: Language

  static let texts: [(name: String, text: LocalizedText)] = [
    ("all", LocalizedText("All messages", zh: "全部消息")),
    ("count", LocalizedText("messages", zh: "种消息")),
    ("search", LocalizedText("Search messages", zh: "搜索消息、字段、ID")),
    ("nothing", LocalizedText("Nothing found", zh: "没有找到")),
    ("navigation", LocalizedText("Messages", zh: "消息")),
    ("skip", LocalizedText("Skip to content", zh: "跳到正文")),
    ("bubble", LocalizedText("Bubble", zh: "气泡")),
    ("contentSize", LocalizedText("content", zh: "内容尺寸")),
    ("insets", LocalizedText("insets", zh: "内边距")),
    ("same", LocalizedText("Looks the same: ", zh: "外观相同：")),
    (
      "measured",
      LocalizedText(
        "Texts are measured with the widths of Inter; a device may differ by a few points. Pictures and assets are placeholders.",
        zh: "文本按 Inter 字体的字宽测量，与真机可能相差几 pt；图片和资源为占位图。")
    ),
    ("light", LocalizedText("light", zh: "浅色")),
    ("dark", LocalizedText("dark", zh: "深色")),
    ("reads", LocalizedText("Reads as", zh: "显示为")),
    ("list", LocalizedText("Conversation list", zh: "会话列表")),
    ("push", LocalizedText("Push notification", zh: "推送")),
    ("spoken", LocalizedText("VoiceOver", zh: "朗读")),
    ("copied", LocalizedText("Copied text", zh: "复制文本")),
    ("fallback", LocalizedText("Unknown to older clients", zh: "旧客户端显示")),
    ("byCode", LocalizedText("decided by code", zh: "由代码决定")),
    ("ownText", LocalizedText("the app’s own", zh: "使用 App 自己的文本")),
    ("otherwise", LocalizedText("otherwise", zh: "其他情况")),
    ("now", LocalizedText("now", zh: "现在")),
    ("sender", LocalizedText("Lily", zh: "莉莉")),
    ("senderLetter", LocalizedText("L", zh: "莉")),
    ("fields", LocalizedText("Fields", zh: "字段")),
    ("field", LocalizedText("Field", zh: "字段")),
    ("type", LocalizedText("Type", zh: "类型")),
    ("missing", LocalizedText("If missing", zh: "缺失时")),
    ("description", LocalizedText("Description", zh: "说明")),
    ("required", LocalizedText("required", zh: "必填")),
    ("optional", LocalizedText("optional", zh: "可选")),
    ("noFields", LocalizedText("This message has no fields.", zh: "这种消息没有字段。")),
    ("local", LocalizedText("not sent", zh: "不发送")),
    ("sensitive", LocalizedText("sensitive", zh: "敏感")),
    ("deprecated", LocalizedText("deprecated", zh: "已弃用")),
    ("alsoKeys", LocalizedText("also read as", zh: "也读取")),
    ("writtenToo", LocalizedText("also written as", zh: "同时写入")),
    ("slot", LocalizedText("travels in", zh: "放在")),
    ("key", LocalizedText("JSON key", zh: "JSON 键")),
    ("rules", LocalizedText("Rules", zh: "规则")),
    ("openEnum", LocalizedText("Other values are kept.", zh: "其他值会原样保留。")),
    ("closedEnum", LocalizedText("Other values are invalid.", zh: "其他值无效。")),
    ("caseName", LocalizedText("Case", zh: "名称")),
    ("rawValue", LocalizedText("Value", zh: "值")),
    ("examples", LocalizedText("Examples", zh: "示例")),
    ("guessed", LocalizedText("made up from the fields", zh: "按字段生成")),
    (
      "noExample",
      LocalizedText(
        "No example was derived from the fields, since the app would reject it. Write one in the schema.",
        zh: "按字段生成的示例不会被 App 接受，因此没有示例。请在 schema 中写一个。")
    ),
    ("copy", LocalizedText("Copy", zh: "复制")),
    ("done", LocalizedText("Copied", zh: "已复制")),
    ("bytes", LocalizedText("bytes", zh: "字节")),
    ("of", LocalizedText("of", zh: "/")),
    ("beside", LocalizedText("Beside the JSON", zh: "JSON 之外")),
    ("externalID", LocalizedText("id outside of the JSON", zh: "JSON 之外的 ID")),
    ("behavior", LocalizedText("Behavior", zh: "行为")),
    ("tap", LocalizedText("Tap", zh: "点击")),
    ("sending", LocalizedText("Sending", zh: "发送")),
    ("transfer", LocalizedText("Files", zh: "文件")),
    ("menu", LocalizedText("Input menu", zh: "更多面板")),
    ("usedBy", LocalizedText("Shares types with", zh: "共用类型")),
    ("ids", LocalizedText("Ids", zh: "ID")),
    ("used", LocalizedText("Used", zh: "已用")),
    ("reserved", LocalizedText("Reserved", zh: "保留")),
    ("free", LocalizedText("Free", zh: "空闲")),
    ("next", LocalizedText("Next: ", zh: "下一个：")),
    ("others", LocalizedText("Without a bubble", zh: "没有气泡")),
    ("further", LocalizedText("Further messages", zh: "其余消息")),
    ("hidden", LocalizedText("never shown", zh: "不显示")),
    ("hiddenHint", LocalizedText("signal, never a row", zh: "信令，不显示为消息")),
    ("builtIn", LocalizedText("cell of the SDK", zh: "SDK 自带 cell")),
    ("footer", LocalizedText("Generated from", zh: "根据")),
    ("footerBy", LocalizedText("by messagegen", zh: "由 messagegen 生成")),
    (
      "fonts",
      LocalizedText(
        "Widths of letters: Inter, © The Inter Project Authors, SIL Open Font License 1.1.",
        zh: "字宽取自 Inter，© The Inter Project Authors，SIL Open Font License 1.1。")
    ),
    ("switch", LocalizedText("中文", zh: "English")),
  ]

  static let fields: [ViewField<Words>] = texts.map { name, text in
    .text(name) { text.text(in: $0.language) }
  }

  /// The one of that name, for what is put together before it is written.
  subscript(name: String) -> String { Self.texts.first { $0.name == name }?.text.text(in: language) ?? "" }
}
