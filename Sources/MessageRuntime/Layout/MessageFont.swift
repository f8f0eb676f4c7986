import Foundation

/// A font of the system's.
nonisolated public struct MessageFont: Equatable, Sendable {
  public enum Weight: Equatable, Sendable {
    case light, regular, medium, semibold
    /// As the system's own bold font.
    case bold
  }

  /// Points.
  public var size: CGFloat
  public let weight: Weight

  public init(size: CGFloat, weight: Weight = .regular) {
    self.size = size
    self.weight = weight
  }
}
