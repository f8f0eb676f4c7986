import Schema
import SourceText

extension LintRule {
  static let buttonWithoutTap = LintRule(
    "button-without-tap", .warning, theme: .presentation,
    summary: LocalizedText(
      "a button that does nothing",
      zh: "点了没有反应的按钮"),
    why: LocalizedText(
      """
      A button without `tap` does what tapping the bubble does. If the message has no `tap` either, nothing happens.
      """,
      zh: """
        没有 `tap` 的按钮，效果与点击气泡相同。如果消息也没有 `tap`，用户就白点了。
        """),
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
    .layout { message, _ in
      guard message.tap == nil else { return [] }
      return message.contentElements.filter { element in
        if case .button = element.kind { element.tap == nil } else { false }
      }.map { .idle($0) }
    })
}

extension Finding {
  fileprivate static func idle(_ element: ContentElement) -> Finding {
    Finding(
      LocalizedText("this button does nothing", zh: "这个按钮不起作用"), at: element.range,
      help: LocalizedText("add `tap` to the button or to the message", zh: "给按钮或消息加上 `tap`"))
  }
}
