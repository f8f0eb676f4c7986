import Foundation

/// What was found in a group's places.
nonisolated public struct JSONIdentities {
  public var identities: [JSONIdentity] = []
  /// The first one as JSON text.
  public var raw = ""
  /// The path of the string that they stand in, if they do.
  public var text: [String]?
  /// One of them is a number that is no identity: a fraction, or an integer beyond 64 bits.
  public var isBeyond = false
}
