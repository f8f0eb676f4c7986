import Schema
import SourceText

extension LintRule {
  static let tuikitLinkFields = LintRule(
    "tuikit-link-fields", .warning, theme: .wire,
    summary: LocalizedText(
      "a flat message with `text` and `link`, which TUIKit takes for its own link message",
      zh: "含有 `text` 和 `link` 的平铺消息，TUIKit 会当成自己的消息"),
    why: LocalizedText(
      """
      If both keys next to `businessID` hold strings, TUIKit's conversation list shows the message as its own link \
      message: it displays `text` as is and never asks for the schema's summary.
      """,
      zh: """
        只要 `businessID` 旁的这两个键都是字符串，TUIKit 的会话列表就把消息当成它自己的链接消息：直接显示 \
        `text`，schema 的摘要从不会用到。
        """),
    bad: [
      """
      message: Notice
      envelope: flat
      id: notice
      fields:
        text: string
        ↓
        link: string
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """
    ],
    good: [
      """
      message: TextLink
      envelope: flat
      id: text_link
      builtIn: true
      fields:
        text: string
        link: string
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """,
      """
      message: Notice
      envelope: flat
      id: notice
      fields:
        text: string
        link: string
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      """,
    ],
    .message { message, schema in
      guard !message.isBuiltIn, schema.tuikitTarget(of: message) != nil,
        schema[message.envelope].idKeys == [[TUIKitID.key]]
      else { return [] }
      let encodedForm = EncodedForm(message, in: schema)
      guard let text = encodedForm.field(exactlyAt: ["text"]), let link = encodedForm.field(exactlyAt: ["link"]),
        text.type == .string, link.type == .string || link.type == .url
      else { return [] }
      return [.link(link, text, message)]
    })
}

extension Finding {
  fileprivate static func link(_ link: Field, _ text: Field, _ message: Message) -> Finding {
    Finding(
      LocalizedText(
        "TUIKit takes `\(message.name)` for its own link message, because `text` and `link` are next to `businessID`",
        zh: "TUIKit 会把 `\(message.name)` 当成自带的链接消息：`text`、`link` 与 `businessID` 同级"),
      at: link.key.range,
      notes: [.init(LocalizedText("`text` is declared here", zh: "`text` 在这里"), at: text.key.range)],
      help: LocalizedText("change the `key` of one of them", zh: "给其中一个换一个 `key`"))
  }
}
