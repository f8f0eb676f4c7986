import Schema
import SourceText

extension LintRule {
  static let missingSummary = LintRule(
    "missing-summary", .warning, theme: .texts,
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
