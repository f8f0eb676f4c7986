import Schema
import SourceText

extension Rule {
  static let smallTouchTarget = Rule(
    "small-touch-target", .note,
    summary: "a bubble to tap on that is smaller than 44 points",
    why: "Below 44 points people miss, says Apple's guide, and hit the message above or below.",
    bad: [
      """
      message: Tip
      id: 7
      layout:
              ↓
        size: [full, 30]
      tap: { event: OpenTip }
      """
    ],
    good: [
      """
      message: Tip
      id: 7
      layout:
        size: [full, 44]
      tap: { event: OpenTip }
      ---
      message: Notice
      id: 8
      layout: { size: [full, 30] }
      """
    ],
    .message { message, _ in
      guard message.tap != nil, let layout = message.layout else { return [] }
      return ([layout.base] + layout.variants.map(\.entry)).compactMap(\.size).filter(\.value.isSmall)
        .map { .small($0, message) }
    })
}

extension Layout.Size {
  fileprivate var isSmall: Bool {
    guard case .fixed(let extent) = self else { return false }
    return [extent.width, extent.height].contains { $0.reference == .none && $0.points > 0 && $0.points < 44 }
  }
}

extension Finding {
  fileprivate static func small(_ size: Located<Layout.Size>, _ message: Message) -> Finding {
    Finding(
      "`\(message.name)` is to be tapped on, and smaller than 44 points", at: size.range, help: "make it 44 points")
  }
}
