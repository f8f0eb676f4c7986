import Schema
import SourceText

extension Rule {
  static let missingSummary = Rule(
    "missing-summary", .warning,
    summary: "a message without a text for the conversation list",
    why: """
      The conversation list, search, quotes and merged forwards show the SDK's own text then: `[自定义消息]`, or \
      nothing. It is the place that is forgotten most often when a message type is added.
      """,
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
      "the conversation list has no text for `\(message.name)`", at: message.declaration.name.range,
      help: "add `summary` under `surfaces`, or `hidden: true` for a signal")
  }
}
