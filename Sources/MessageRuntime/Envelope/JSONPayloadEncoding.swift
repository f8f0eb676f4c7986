import Foundation

/// How a payload stands in its envelope.
nonisolated public enum JSONPayloadEncoding: Sendable {
  case object, string, objectOrString
}
