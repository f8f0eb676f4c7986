import Schema
import SourceText

extension LintRule {
  static let missingOwner = LintRule(
    "missing-owner", nil, theme: .hygiene,
    summary: LocalizedText("a message without `owner`", zh: "没有 `owner` 的消息"),
    why: LocalizedText(
      "When many teams add messages to one app, you need to know whom to ask before changing one.",
      zh: "许多团队往同一个 App 里添加消息时，修改之前必须知道该问谁。"),
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
      owner: live-team
      """
    ],
    .message { message, _ in message.owner == nil ? [.ownerless(message)] : [] })
}

extension Finding {
  fileprivate static func ownerless(_ message: Message) -> Finding {
    Finding(
      LocalizedText("`\(message.name)` has no owner", zh: "`\(message.name)` 没有负责人"),
      at: message.declaration.name.range,
      help: LocalizedText("add `owner`", zh: "加上 `owner`"))
  }
}
