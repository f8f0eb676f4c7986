import Schema
import SourceText

extension Rule {
  static let tuikitLinkFields = Rule(
    "tuikit-link-fields", .warning,
    summary: "a flat message with `text` and `link`, which TUIKit takes for its own",
    why: """
      TUIKit's conversation list shows every message with a text in both keys beside `businessID` as its own link \
      message: the text is shown as it is, and the summary of the schema is never asked for.
      """,
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
        schema[message.envelope].identity == [[TUIKitID.key]]
      else { return [] }
      let footprint = Footprint(message, in: schema)
      guard let text = footprint.field(exactlyAt: ["text"]), let link = footprint.field(exactlyAt: ["link"]),
        text.type == .string, link.type == .string || link.type == .url
      else { return [] }
      return [.link(link, text, message)]
    })
}

extension Finding {
  fileprivate static func link(_ link: Field, _ text: Field, _ message: Message) -> Finding {
    Finding(
      "TUIKit takes `\(message.name)` for its own link message: it has `text` and `link` beside `businessID`",
      at: link.key.range, notes: [.init("`text` is here", at: text.key.range)], help: "give one of them another `key`")
  }
}
