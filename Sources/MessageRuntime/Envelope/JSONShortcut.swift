import Foundation

/// The one place where most messages have their identity, read in one pass with the payload behind it. None of them is
/// of a strict envelope: the pass does not see how a number is written.
nonisolated public struct JSONShortcut: Sendable {
  public let group: Int
  public let keys: JSONKeys

  public init(group: Int, id: String, data: String) {
    self.group = group
    keys = JSONKeys([id, data])
  }
}
