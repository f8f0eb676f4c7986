import SourceText

/// The comments in the schema of a new message, in one language.
struct NewMessageComments {
  let name: String
  let language: Language

  var heading: String {
    text(
      "A custom message. After a change: `messagegen lint`, then `messagegen generate`.",
      "一种自定义消息。修改后运行 `messagegen lint`，再运行 `messagegen generate`。")
  }
  var id: String { text("type id on the wire; never change it after release", "类型 ID，上线后不要修改") }
  var docText: String { text("A \(name) message.", "\(name) 消息。") }
  var doc: String { text("documentation comment: who sends it, and when?", "文档注释：由谁、在什么时候发送？") }
  var fields: String {
    text("replace {} with one line per field, e.g. title: string", "把 {} 换成每行一个字段，如 title: string")
  }
  var fieldForms: String { text("More forms of a field:", "字段的其他写法：") }
  var optional: String { text("optional: omitted when nil", "可选：为 nil 时不写出") }
  var fen: String { text("In fen.", "单位为分。") }
  func texts(inserting field: String) -> String {
    text("Texts outside the bubble; `{\(field)}` inserts a field.", "气泡以外的文本；`{\(field)}` 插入字段。")
  }
  var summary: String { text("conversation list, search, quoted reply", "会话列表、搜索、引用回复") }
  var accessibility: String { text("what a screen reader says", "VoiceOver 读出的内容") }
  var push: String { text("the push notification, also on a locked screen", "推送文案，锁屏时也会显示") }
  var behavior: String { text("Actions available to users.", "用户可以进行的操作。") }
  var layout: String {
    text("Layout of the bubble; omitted keys use the SDK's defaults.", "气泡的布局；省略的键采用 SDK 的默认值。")
  }
  var layoutOfView: String {
    text(
      "Layout of the bubble, which shows \(name)ContentView; omitted keys use the UI kit's defaults.",
      "气泡的布局，气泡显示 \(name)ContentView；省略的键采用 UI kit 的默认值。")
  }
  var size: String {
    text("as large as the view's content; or [249, 96], in points", "由视图内容决定；或 [249, 96]，单位为 pt")
  }
  var insets: String { text("top, left, bottom, right", "上、左、下、右") }
  var content: String {
    text(
      "What its bubble shows. To draw it yourself, add `view: \(name)Cell`, then run `messagegen new --views`.",
      "气泡显示的内容。要自己绘制，请加上 `view: \(name)Cell`，再运行 `messagegen new --views`。")
  }
  var elements: String {
    text("More elements: row, image, rating, button, separator", "其他元素：row、image、rating、button、separator")
  }
  var spacing: String { text("between them, in points", "元素的间距，单位为 pt") }
  var padding: String { text("top, leading, bottom, trailing", "上、leading、下、trailing") }

  private func text(_ english: LocalizedText.Text, _ chinese: LocalizedText.Text) -> String {
    LocalizedText(english, zh: chinese).text(in: language)
  }
}
