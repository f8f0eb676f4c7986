import Examples
import Foundation
import MessageRuntime
import Schema
import Testing

@testable import KitchenSink

/// The examples of all messages, as the tool writes them, in the code that it generates for them.
@Suite struct ExampleTests {
  /// An example, named so that a failure can be found.
  struct Case: CustomTestStringConvertible, Sendable {
    let message: String
    let example: ExampleMessage
    var testDescription: String { "\(message) \(example.name ?? "(guessed)")" }
  }

  static let all = Result {
    let schema = try Schema.kitchenSink.get()
    return schema.messages.flatMap { message in
      ExampleMessage.all(of: message, in: schema).map { Case(message: message.name, example: $0) }
    }
  }

  @Test(arguments: try all.get())
  func encodesAndDecodesToTheSame(_ item: Case) throws {
    let message = decode(item.example.json, externalID: item.example.externalID?.identity, slots: item.example.slots)
    let attachment = try #require(message.attachment, "\(message)")
    #expect(type(of: attachment).messageName == item.message)
    #expect(attachment.encode() == item.example.json)
    #expect(attachment.slots() == item.example.slots)
    #expect(attachment.unknownKeys.keys.isEmpty && attachment.unknownKeys.envelopeKeys.isEmpty)
    #expect(attachment.unknownKeys.droppedElements == 0)
    #expect(attachment.validate() == [])
  }
}

extension TypeID.Value {
  fileprivate var identity: MessageIdentity {
    switch self {
    case .integer(let value): .integer(value)
    case .string(let text): .text(text)
    }
  }
}
