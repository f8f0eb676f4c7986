import Schema
import SourceText

extension LintRule {
  static let buttonWithoutTap = LintRule(
    "button-without-tap", .warning, theme: .presentation,
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
