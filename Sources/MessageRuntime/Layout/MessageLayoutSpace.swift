import Foundation

/// The room for a bubble, and who measures in it.
nonisolated public struct MessageLayoutSpace {
  /// Points.
  public var cellWidth: CGFloat
  /// The widest bubble of the UI kit, points.
  public var maxBubbleWidth: CGFloat
  public var measuring: any MessageMeasuring
  /// The bottom trailing corner that the UI kit draws into; a content that has its own size leaves it free.
  public var reserved: CGSize
  /// The text size of the reader; 1 is the usual one. Texts of content are larger or smaller by it, and heights that are
  /// given for them are minimums. nil: both are as the schema says.
  public var textScale: CGFloat?

  public init(
    cellWidth: CGFloat, maxBubbleWidth: CGFloat, measuring: any MessageMeasuring, reserved: CGSize = .zero,
    textScale: CGFloat? = 1
  ) {
    self.cellWidth = cellWidth
    self.maxBubbleWidth = maxBubbleWidth
    self.measuring = measuring
    self.reserved = reserved
    self.textScale = textScale
  }
}
