import Foundation
import MessageRuntime
import Schema

/// The room that a UI kit gives a bubble.
extension KitBubbles {
  /// Those that show a message; `withoutKit` if no target has a kit.
  static func all(showing message: Message, in schema: Schema) -> [KitBubbles] {
    let kits = message.kitBubbles(in: schema.configuration)
    return kits.isEmpty ? [.withoutKit] : kits
  }

  /// Where the kit draws the time; nil: not into the bubble.
  func timeCorner(width: CGFloat) -> TimeCorner? { self == .tuikitMinimalist ? TimeCorner(width: width) : nil }

  /// - Parameters:
  ///   - insets: the bubble's.
  ///   - textScale: the reader's text size.
  func space(width: CGFloat, insets: MessageLayout.Insets?, textScale: CGFloat = 1) -> MessageLayoutSpace {
    let across = (insets?.left ?? 0) + (insets?.right ?? 0)
    let widest: CGFloat =
      switch self {
      case .neChatUIKit: 250
      case .tuikitClassic, .tuikitMinimalist: min(width * 0.75, width - 110) - across
      default: width - 130
      }
    let corner = timeCorner(width: width)?.reserved ?? .zero
    let reserved = CGSize(
      width: max(0, corner.width - (insets?.right ?? 0)), height: max(0, corner.height - (insets?.bottom ?? 0)))
    return MessageLayoutSpace(
      cellWidth: width, maxBubbleWidth: max(0, widest), measuring: TableMeasuring(), reserved: reserved,
      textScale: textScale)
  }
}
