import Schema
import SourceText

extension Rule {
  static let buttonWithoutTap = Rule(
    "button-without-tap", .warning,
    summary: "a button that does nothing",
    why:
      "A button without `tap` does what a tap on the bubble does. Where the message has none either, people tap in vain.",
    bad: [
      """
      message: Gift
      id: 7
      layout:
        content:
          - label: 礼物
            ↓
          - { button: 领取, height: 44 }
      """
    ],
    good: [
      """
      message: Gift
      id: 7
      layout:
        content:
          - { button: 领取, height: 44 }
          - { button: 详情, height: 44, tap: { event: ShowGift } }
      tap: { event: TakeGift }
      """
    ],
    .message { message, _ in
      guard message.tap == nil else { return [] }
      return message.contentElements.filter { element in
        if case .button = element.kind { element.tap == nil } else { false }
      }.map { .idle($0) }
    })
}

extension Finding {
  fileprivate static func idle(_ element: ContentElement) -> Finding {
    Finding("this button does nothing", at: element.range, help: "add `tap` to it, or to the message")
  }
}
