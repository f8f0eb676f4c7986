import Foundation

/// A message by its number, in one of its envelopes.
nonisolated public struct JSONCandidate: Sendable {
  public var message: Int
  public var envelope: Int
  /// The value says which of its identities it was read with.
  public var isRemembered = false

  public init(_ message: Int, in envelope: Int, isRemembered: Bool = false) {
    self.message = message
    self.envelope = envelope
    self.isRemembered = isRemembered
  }
}
