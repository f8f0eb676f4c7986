import Foundation

/// A type that a value can be read as.
nonisolated public protocol JSONReadable {
  /// Moves past the next value. Nil: a missing value, or one that failed; then a failure was appended.
  static func read(_ reader: inout JSONReader, _ options: JSONOptions) -> Self?
}
