import Schema
import SourceText

extension LintRule {
  static let forwardNotEnforced = LintRule(
    "forward-not-enforced", .warning, theme: .presentation,
    summary: LocalizedText(
      "`forward: false` in a target with TUIKit's minimalist style, which ignores it",
      zh: "target 含 TUIKit 的简约版，而简约版不理会 `forward: false`"),
    why: LocalizedText(
      """
      The minimalist style never calls `canForward()`: users select the message and forward it. A coupon or a red \
      packet that must not be passed on reaches people that it is not meant for.
      """,
      zh: """
        简约版从不调用 `canForward()`：用户多选后即可转发。不允许转发的优惠券或红包会落到不该收到的人手里。
        """),
    bad: [
      """
               ↓
      message: Coupon
      envelope: flat
      id: coupon
      behavior: { forward: false }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """,
      """
               ↓
      message: Coupon
      envelope: flat
      id: coupon
      behavior: { forward: false }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit], tuikit: objc, styles: [minimalist] }]
      """,
    ],
    good: [
      """
      message: Coupon
      envelope: flat
      id: coupon
      behavior: { forward: false }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit], styles: [classic] }]
      """,
      """
      message: Coupon
      envelope: flat
      id: coupon
      behavior: { forward: true, longPress: false }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """,
      """
      message: Joined
      envelope: flat
      id: joined
      fields: { user: string }
      layout: { kind: tip }
      texts: { summary: "{user} joined" }
      behavior: { forward: false }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [tuikit] }]
      """,
      """
      message: Coupon
      id: 20
      behavior: { forward: false }
      === messagegen.yaml
      version: 1
      targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [nimkit] }]
      """,
    ],
    .message { message, schema in
      guard message.behavior.forward == false, !message.isBuiltIn, !message.isHidden, message.layout?.kind != .tip
      else { return [] }
      let isIgnored = schema.configuration.targets.contains {
        $0.sdks.contains(.tuikit) && $0.styles.contains(.minimalist) && $0.has(message)
      }
      return isIgnored ? [.forwarded(message)] : []
    })
}

extension Finding {
  fileprivate static func forwarded(_ message: Message) -> Finding {
    Finding(
      LocalizedText(
        "`forward: false` of `\(message.name)` has no effect in TUIKit's minimalist style",
        zh: "`\(message.name)` 的 `forward: false` 在 TUIKit 的简约版中不起作用"), at: message.declaration.name.range,
      help: LocalizedText(
        """
        remove `minimalist` from the target's `styles` if the app does not show it, or let the server check who may \
        use the content
        """,
        zh: "App 不用简约版时，从 target 的 `styles` 中去掉 `minimalist`；否则由服务端校验谁可以使用消息内容"))
  }
}
