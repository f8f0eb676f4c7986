import Foundation

/// The enumeration of all messages.
nonisolated public protocol JSONMessage {
  /// In the order in which they are tried.
  static var groups: [JSONGroup] { get }
  static var envelopes: JSONEnvelopes { get }
  static var shortcut: JSONShortcut? { get }
  /// Which message has these identities in a group.
  static func candidate(_ group: Int, _ identity: [JSONIdentity]) -> JSONCandidate?
  /// The same for a group with a single identity key.
  static func candidate(_ group: Int, _ identity: JSONIdentity) -> JSONCandidate?
  /// Reads the payload that the reader stands at (or at its end: the payload is missing) by `reader.message`. False:
  /// that has failed, or was not called, because the message is not one of this target.
  /// - Parameter result: where the message goes; what is there has nothing to free.
  static func read(_ message: Int, _ reader: inout JSONReader, into result: UnsafeMutablePointer<Self>) -> Bool
  static func unreadable(_ message: InvalidMessage) -> Self
  static func unreadable(_ message: UnrecognizedMessage) -> Self
}
