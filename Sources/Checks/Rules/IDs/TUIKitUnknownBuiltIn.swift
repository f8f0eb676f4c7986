import Schema
import SourceText

extension LintRule {
  static let tuikitUnknownBuiltIn = LintRule(
    "tuikit-unknown-built-in", .warning, theme: .ids,
    summary: LocalizedText("`builtIn: true` with an id unknown to TUIKit", zh: "`builtIn: true`，但 TUIKit 没有这个 ID"),
    why: LocalizedText(
      """
      No cell is generated for a built-in message, because TUIKit already has one. If it does not, the message is \
      shown as unsupported.
      """, zh: "内置消息不会生成 cell，因为 TUIKit 已经有了。如果 TUIKit 没有，消息就会显示为不支持的消息。"),
    bad: [
      """
      message: TextLink
      envelope: flat
          ↓
      id: textlink
      builtIn: true
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
      ---
      message: Card
      envelope: service
      id: "22"
      builtIn: true
      === messagegen.yaml
      version: 1
      envelopes:
        flat: { id: businessID }
        service: { requiredKeys: customerServicePlugin, id: src, constants: { customerServicePlugin: 0 } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """
    ],
    .message { message, schema in
      guard message.isBuiltIn, schema.tuikitTarget(of: message) != nil else { return [] }
      return message.businessIDs(in: schema).compactMap { businessID in
        guard let id = businessID.id, !TUIKitID.isBuiltIn(id) else { return nil }
        return .notBuiltIn(id, businessID.range, message)
      }
    })
}

extension Finding {
  fileprivate static func notBuiltIn(_ id: String, _ range: SourceRange, _ message: Message) -> Finding {
    let near = TUIKitID.near(id) ?? Spelling.nearest(to: id, in: TUIKitID.builtIn.sorted())
    return Finding(
      LocalizedText("TUIKit has no built-in message `\(id)`", zh: "TUIKit 没有内置消息 `\(id)`"), at: range,
      help: near.map { LocalizedText("did you mean `\($0)`?", zh: "是不是想写 `\($0)`？") }
        ?? LocalizedText("remove `builtIn`, so that a cell is generated", zh: "去掉 `builtIn`，以便生成 cell"),
      fixIts: message.fixIts(taking: near, for: id, at: range))
  }
}
