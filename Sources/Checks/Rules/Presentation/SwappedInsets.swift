import Schema
import SourceText

extension LintRule {
  static let swappedInsets = LintRule(
    "swapped-insets", .warning, theme: .presentation,
    summary: LocalizedText(
      "insets that leave room for the bubble's arrow on the wrong side",
      zh: "为气泡箭头预留的内边距写在了错误的一侧"),
    why: LocalizedText(
      """
      The arrow of an outgoing bubble is on the right, that of an incoming one on the left. Insets are listed top, \
      left, bottom, right; if the directions are swapped, the content overlaps the arrow.
      """,
      zh: """
        发出的气泡箭头在右边，收到的在左边。内边距按上、左、下、右的顺序书写；两个方向写反了，内容就会盖\
        住箭头。
        """),
    bad: [
      """
      message: Gift
      id: 7
      layout:
                ↓
        insets: { outgoing: [3, 8, 3, 3], incoming: [3, 3, 3, 8] }
      """
    ],
    good: [
      """
      message: Gift
      id: 7
      layout:
        insets: { outgoing: [3, 3, 3, 8], incoming: [3, 8, 3, 3] }
      ---
      message: Merged
      id: 8
      layout:
        insets: [12, 12, 12, 4]
      """
    ],
    .layout { message, _ in
      guard let layout = message.layout else { return [] }
      return layout.entries.compactMap(\.insets).filter(\.value.isSwapped)
        .map { .swapped($0) }
    })
}

extension Layout.Insets {
  /// One direction mirrors the other, with the larger margin away from the arrow.
  fileprivate var isSwapped: Bool {
    outgoing.left > outgoing.right && outgoing.left == incoming.right && outgoing.right == incoming.left
  }
}

extension Layout.Edges {
  /// As a schema writes them.
  fileprivate var yaml: String {
    let numbers = [top, left, bottom, right].map(\.plainText)
    return "[\(numbers.joined(separator: ", "))]"
  }
}

extension Finding {
  fileprivate static func swapped(_ insets: Located<Layout.Insets>) -> Finding {
    let right = "{ outgoing: \(insets.incoming.yaml), incoming: \(insets.outgoing.yaml) }"
    return Finding(
      LocalizedText("the insets leave room for the arrow on the wrong side", zh: "给箭头预留的内边距写反了方向"),
      at: insets.range,
      help: LocalizedText(
        "swap `outgoing` and `incoming`; the order is top, left, bottom, right",
        zh: "对调 `outgoing` 和 `incoming`；顺序是上、左、下、右"),
      fixIts: [.init(LocalizedText("swap them", zh: "对调两者"), replace: insets.range, with: right)])
  }
}
