import Foundation

/// The lower trailing corner of a bubble, where TUIKit's minimalist style draws the time and the state of a message.
struct TimeCorner {
  /// Of what is drawn.
  private static let size = CGSize(width: 54, height: 14)
  /// Texts stay so far away, points.
  private static let gap: CGFloat = 4

  /// From the bubble's edges.
  private let right, bottom: CGFloat

  /// - Parameter width: the screen's.
  init(width: CGFloat) { (right, bottom) = (16 * width / 390, 9 * width / 390) }

  /// What the content of a bubble without insets leaves free.
  var reserved: CGSize {
    CGSize(width: Self.size.width + right + Self.gap, height: Self.size.height + bottom + Self.gap)
  }

  /// Nil: the bubble is smaller than that.
  func frame(in bubble: CGSize) -> CGRect? {
    let origin = CGPoint(x: bubble.width - right - Self.size.width, y: bubble.height - bottom - Self.size.height)
    return origin.x < 0 || origin.y < 0 ? nil : CGRect(origin: origin, size: Self.size)
  }
}
