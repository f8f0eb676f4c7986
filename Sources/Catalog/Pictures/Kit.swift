import Foundation
import MessageRuntime
import Schema

/// A UI kit, and the room that it gives a bubble.
enum Kit: String, CaseIterable, Sendable {
  /// NIMKit, or none.
  case nimkit
  case tuikit
  case nimV2 = "nim-v2"

  var title: String {
    switch self {
    case .nimkit: "NIMKit"
    case .tuikit: "TUIKit"
    case .nimV2: "NIM V10"
    }
  }

  /// Those of the targets that have a message.
  static func all(of message: Message, in schema: Schema) -> [Kit] {
    let sdks = schema.configuration.targets.filter { $0.has(message) }.flatMap(\.sdks)
    let kits = allCases.filter { kit in sdks.contains { $0.rawValue == kit.rawValue } }
    return kits.isEmpty ? [.nimkit] : kits
  }

  /// - Parameters:
  ///   - insets: the bubble's.
  ///   - textScale: the reader's text size.
  func space(width: CGFloat, insets: MessageLayout.Insets?, textScale: CGFloat = 1) -> MessageLayoutSpace {
    let across = (insets?.left ?? 0) + (insets?.right ?? 0)
    let widest: CGFloat =
      switch self {
      case .nimkit: width - 130
      case .tuikit: min(width * 0.75, width - 110) - across
      case .nimV2: 250
      }
    return MessageLayoutSpace(
      cellWidth: width, maxBubbleWidth: max(0, widest), measuring: TableMeasuring(), textScale: textScale)
  }
}
