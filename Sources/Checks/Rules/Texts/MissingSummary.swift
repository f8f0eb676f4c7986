import Schema
import SourceText

extension LintRule {
  static let missingSummary = LintRule(
    "missing-summary", .warning, theme: .texts,
    summary: LocalizedText("a message without text for the conversation list", zh: "没有会话列表摘要的消息"),
    why: LocalizedText(
      """
      The conversation list, search, quotes and merged forwards then show the SDK's own text: `[自定义消息]`, or nothing. \
      This is the step most often forgotten when a message type is added.
      """,
      zh: """
        这时会话列表、搜索、引用和合并转发显示的是 SDK 自己的文本：`[自定义消息]`，或者什么也没有。新增消息类型时，\
        最常忘记的就是这里。
        """),
    bad: [
      """
               ↓
      message: Gift
      id: 7
      """
    ],
    good: [
      """
      message: Gift
      id: 7
      texts: { summary: "[礼物]" }
      ---
      message: Typing
      id: 8
      hidden: true
      """
    ],
    .message { message, _ in
      let texts = message.texts
      let hasOne = texts.summary != nil || texts.unread.contains("summary")
      return message.isHidden || hasOne ? [] : [.noSummary(message)]
    })
}

extension Finding {
  fileprivate static func noSummary(_ message: Message) -> Finding {
    Finding(
      LocalizedText(
        "`\(message.name)` has no text for the conversation list", zh: "`\(message.name)` 没有会话列表摘要"),
      at: message.declaration.name.range,
      help: LocalizedText(
        "add `summary` under `texts`, or `hidden: true` if the message is a signal",
        zh: "在 `texts` 下加上 `summary`；如果是信令，加上 `hidden: true`"))
  }
}
