import Inspection
import Schema

/// Texts of every message to begin with.
struct Samples {
  let schema: Schema
  private let inspector: Inspector

  init(schema: Schema) {
    self.schema = schema
    inspector = Inspector(schema)
  }

  /// The examples of a message, with what travels beside them.
  func inputs(of message: Message) -> [Decoded.Input] {
    ExampleMessage.all(of: message, by: inspector).map { example in
      Decoded.Input(text: example.json, externalID: example.externalID.map { .init($0) }, slots: example.slots)
    }
  }

  /// Values of every JSON kind, those that leniency takes for another one, and all ids of the project.
  var grafts: [String] {
    let ids = schema.messages.flatMap { message in
      ([message.ids] + message.alsoReads.map(\.ids)).flatMap { $0.all.flatMap(\.components) }
    }
    return Self.grafts + Set(ids.flatMap { Self.texts(of: $0) }).sorted()
  }

  static let grafts = [
    "null", "true", "false", "5", "-7", "2.0", "1.5", "4294967296", "99999999999999999999", "1e400", "\"\"", "\"x\"",
    "\"5\"", "\" -6 \"", "\"7up\"", "\"yes\"", "\"1.5\"", "\"aGk=\"", "\"http://a b\"", "{}", "{\"a\":1}", "[]", "[5]",
    "[null]", "[\"x\",{}]", "[[]]", "\"{}\"", "\"[]\"", "\"null\"", "\"{\"", "\"\\ud83d\"", "\"\\u4e2d\\n\"",
  ]

  private static func texts(of place: TypeID.Component) -> [String] {
    switch place {
    case .value(.integer(let value)): ["\(value)"]
    case .value(.string(let text)): ["\"\(text)\""]
    case .range(let range): ["\(range.lowerBound)", "\(range.upperBound)"]
    case .any: []
    }
  }
}
