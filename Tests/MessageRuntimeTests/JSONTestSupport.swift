import Foundation

@testable import MessageRuntime

/// What became of a text that was read as one value.
struct ReadResult<T> {
  var value: T?
  var failures: [MessageFailure]
  var isJSON: Bool
}

func readJSON<T: JSONReadable>(_ type: T.Type, _ json: String, _ options: JSONOptions = []) -> ReadResult<T> {
  guard let document = try? JSONDocument(json) else { return ReadResult(value: nil, failures: [], isJSON: false) }
  var reader = JSONReader(document)
  let value = T.read(&reader, at: 0, options)
  return ReadResult(value: value, failures: reader.failures, isJSON: true)
}

func written<T: JSONWritable>(_ value: T, _ options: JSONOptions = []) -> String {
  var writer = JSONWriter()
  value.write(&writer, options)
  return writer.finish()
}
/// A generator that a test can start again from its printed seed.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
