import Foundation
import MessageRuntime
import Schema

/// A UI kit, and the room that it gives a bubble.
enum Kit: CaseIterable, Sendable {
  /// NIMKit, or none.
  case nimkit
  case tuikitClassic
  case tuikitMinimalist
  case nimV2

  var title: String {
    switch self {
    case .nimkit: "NIMKit"
    case .tuikitClassic: "TUIKit classic"
    case .tuikitMinimalist: "TUIKit minimalist"
    case .nimV2: "NIM V10"
    }
  }

  /// Those of the targets that have a message.
  static func all(of message: Message, in schema: Schema) -> [Kit] {
    let targets = schema.configuration.targets.filter { $0.has(message) }
    let kits = allCases.filter { kit in targets.contains { kit.isOf($0) } }
    return kits.isEmpty ? [.nimkit] : kits
  }

  private func isOf(_ target: Target) -> Bool {
    switch self {
    case .nimkit: target.sdks.contains(.nimkit)
    case .tuikitClassic: target.sdks.contains(.tuikit) && target.styles.contains(.classic)
    case .tuikitMinimalist: target.sdks.contains(.tuikit) && target.styles.contains(.minimalist)
    case .nimV2: target.sdks.contains(.nimV2)
    }
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
      case .nimkit: width - 130
      case .tuikitClassic, .tuikitMinimalist: min(width * 0.75, width - 110) - across
      case .nimV2: 250
      }
    let corner = timeCorner(width: width)?.reserved ?? .zero
    let reserved = CGSize(
      width: max(0, corner.width - (insets?.right ?? 0)), height: max(0, corner.height - (insets?.bottom ?? 0)))
    return MessageLayoutSpace(
      cellWidth: width, maxBubbleWidth: max(0, widest), measuring: TableMeasuring(), reserved: reserved,
      textScale: textScale)
  }
}
