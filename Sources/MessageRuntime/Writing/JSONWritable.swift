import Foundation

/// A type that can be written.
nonisolated public protocol JSONWritable {
  func write(_ writer: inout JSONWriter, _ options: JSONOptions)
}
