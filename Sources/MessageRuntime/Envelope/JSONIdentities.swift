import Foundation

/// What was found in a group's places.
nonisolated struct JSONIdentities {
  var identities: [JSONIdentity] = []
  /// The first one as JSON text.
  var raw = ""
  /// The path of the string that they stand in, if they do.
  var text: [String]?
  /// One of them is a number that is no identity: a fraction, or an integer beyond 64 bits.
  var isBeyond = false
}
