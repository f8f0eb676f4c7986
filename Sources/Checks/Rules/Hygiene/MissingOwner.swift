import Schema
import SourceText

extension Rule {
  static let missingOwner = Rule(
    "missing-owner", nil,
    summary: "a message without `owner`",
    why: "Where many teams add messages to one app, somebody has to know whom to ask before one is changed.",
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
    Finding("nobody owns `\(message.name)`", at: message.declaration.name.range, help: "add `owner`")
  }
}
