import Schema
import SourceText

extension LintRule {
  static let missingSummary = LintRule(
    "missing-summary", .warning, theme: .texts,
    summary: Phrase("a message without a text for the conversation list", zh: "没有会话列表文本的消息"),
    why: Phrase(
      """
      The conversation list, search, quotes and merged forwards show the SDK's own text then: `[自定义消息]`, or \
      nothing. It is the place that is forgotten most often when a message type is added.
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
      surfaces: { summary: "[礼物]" }
      ---
      message: Typing
      id: 8
      hidden: true
      """
    ],
    .message { message, _ in
      let surfaces = message.surfaces
      let hasOne = surfaces.summary != nil || surfaces.unread.contains("summary")
      return message.isHidden || hasOne ? [] : [.noSummary(message)]
    })
}

extension Finding {
  fileprivate static func noSummary(_ message: Message) -> Finding {
    Finding(
      Phrase(
        "the conversation list has no text for `\(message.name)`", zh: "会话列表没有 `\(message.name)` 的文本"),
      at: message.declaration.name.range,
      help: Phrase(
        "add `summary` under `surfaces`, or `hidden: true` for a signal",
        zh: "在 `surfaces` 下加上 `summary`；如果是信令，加上 `hidden: true`"))
  }
}
