import Schema
import SourceText

extension LintRule {
  static let forwardNotEnforced = LintRule(
    "forward-not-enforced", .warning, theme: .presentation,
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
