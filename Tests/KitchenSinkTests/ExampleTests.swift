import Foundation
import Testing

@testable import KitchenSink

/// The examples of all messages, as the tool writes them, in the code that it generates for them.
@Suite struct ExampleTests {
  /// An example, named so that a failure can be found.
  struct Case: CustomTestStringConvertible, Sendable {
    let message: String
    let example: WrittenExample
    var testDescription: String { "\(message) \(example.name ?? "(guessed)")" }
  }

  static let all = Result {
    try Schema.kitchenSink.get().messages.flatMap { message in
      message.examples.map { Case(message: message.name, example: $0) }
    }
  }

  @Test(arguments: try all.get())
  func encodesAndDecodesToTheSame(_ item: Case) throws {
    let message = decode(item.example.json, externalID: item.example.externalId?.identity, slots: item.example.slots)
    let attachment = try #require(message.attachment, "\(message)")
    #expect(type(of: attachment).messageName == item.message)
    #expect(attachment.encode() == item.example.json)
    #expect(attachment.slots() == item.example.slots)
    #expect(attachment.unknownKeys.keys.isEmpty && attachment.unknownKeys.envelopeKeys.isEmpty)
    #expect(attachment.unknownKeys.droppedElements == 0)
    #expect(attachment.validate() == [])
  }
}

extension Place {
  /// The value that an example gives an id key.
  fileprivate var identity: MessageIdentity? {
    switch self {
    case .integer(let value): .integer(value)
    case .string(let key): .text(key.text)
    case .range, .any: nil
    }
  }
}
