import Foundation

/// Where an alias's value is.
nonisolated public struct JSONPlace {
  public var start: UnsafePointer<UInt8>?

  public init(start: UnsafePointer<UInt8>? = nil) { self.start = start }
}
