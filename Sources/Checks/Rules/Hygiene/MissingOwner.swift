import Schema
import SourceText

extension LintRule {
  static let missingOwner = LintRule(
    "missing-owner", nil, theme: .hygiene, .message { message, _ in message.owner == nil ? [.ownerless(message)] : [] })
}

extension Finding {
  fileprivate static func ownerless(_ message: Message) -> Finding {
    Finding(
      LocalizedText("`\(message.name)` has no owner", zh: "`\(message.name)` 没有负责人"),
      at: message.declaration.name.range,
      help: LocalizedText("add `owner`", zh: "加上 `owner`"))
  }
}
