import Schema
import SourceText

extension LintRule {
  static let tuikitLinkFields = LintRule(
    "tuikit-link-fields", .warning, theme: .wire,
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
