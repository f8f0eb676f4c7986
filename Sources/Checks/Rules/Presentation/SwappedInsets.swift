import Schema
import SourceText

extension Rule {
  static let swappedInsets = Rule(
    "swapped-insets", .warning,
    summary: "insets that leave room for the bubble's arrow on the wrong side",
    why: """
      The arrow of an outgoing bubble is on the right, that of an incoming one on the left. Insets are written top, \
      left, bottom, right; where the two directions are exchanged, the content runs over the arrow.
      """,
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
    .message { message, _ in
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

extension Finding {
  fileprivate static func swapped(_ insets: Located<Layout.Insets>) -> Finding {
    Finding(
      "these insets leave room for the arrow on the wrong side", at: insets.range,
      help: "exchange `outgoing` and `incoming`; the order is top, left, bottom, right")
  }
}
