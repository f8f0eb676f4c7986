import Foundation

/// Messages that are told apart by the same places.
nonisolated public struct JSONGroup: Sendable {
  public var identity: [[String]] = []
  /// What must be there and not null.
  public var present: [[String]] = []
  public var isOutside = false

  public init(identity: [[String]] = [], present: [[String]] = [], isOutside: Bool = false) {
    self.identity = identity
    self.present = present
    self.isOutside = isOutside
  }
}
