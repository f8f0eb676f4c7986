/// A type that can be written as JSON.
nonisolated public protocol JSONWritable {
  func write(_ writer: inout JSONWriter, _ options: JSONOptions)
}
