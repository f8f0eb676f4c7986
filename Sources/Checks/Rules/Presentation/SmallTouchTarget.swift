import Schema
import SourceText

extension LintRule {
  static let smallTouchTarget = LintRule(
    "small-touch-target", .note, theme: .presentation,
    .layout { message, _ in
      let sizes = message.tap == nil ? [] : message.layout?.entries.compactMap(\.size) ?? []
      return sizes.filter(\.value.isSmall).map { .small($0, message) }
        + message.contentElements.compactMap(\.smallPlace).map { .smallButton($0) }
    })
}

extension Layout.Size {
  fileprivate var isSmall: Bool {
    guard case .fixed(let extent) = self else { return false }
    return extent.width.isSmall || extent.height.isSmall
  }
}

extension Layout.Length {
  fileprivate var isSmall: Bool { reference == .none && points > 0 && points < 44 }
}

extension ContentElement {
  /// Where a button says that it is small; the button as a whole if it says nothing.
  fileprivate var smallPlace: SourceRange? {
    guard case .button(let button) = kind else { return nil }
    if let width, width.value.reference == .none, width.value.points < 44 { return width.range }
    if let height { return height.value < 44 ? height.range : nil }
    if let minHeight { return minHeight.value < 44 ? minHeight.range : nil }
    return button.style.font.value * 1.2 + paddingDown < 44 ? range : nil
  }
}

extension Finding {
  fileprivate static func smallButton(_ range: SourceRange) -> Finding {
    Finding(
      "this button is smaller than 44 points", zh: "这个按钮小于 44 pt", at: range,
      help: LocalizedText("set `height: 44`, or add padding", zh: "设置 `height: 44`，或增大 `padding`"))
  }

  fileprivate static func small(_ size: Located<Layout.Size>, _ message: Message) -> Finding {
    Finding(
      "`\(message.name)` is tappable but smaller than 44 points", zh: "`\(message.name)` 可以点击，却小于 44 pt",
      at: size.range, help: LocalizedText("make it at least 44 points", zh: "改为至少 44 pt"))
  }
}
