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
