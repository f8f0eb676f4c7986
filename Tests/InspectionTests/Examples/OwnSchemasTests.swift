import ChatMessages
import Inspection
import MessageRuntime
import NIMMessages
import Schema
import SchemaTestSupport
import TUIKitMessages
import Testing

/// The examples of the messages in `Schemas`, as the tool writes them, in the code that it generates for them.
struct OwnSchemasTests {
  /// An example, named so that a failure can be found.
  struct Case: CustomTestStringConvertible, Sendable {
    let message: String
    let example: ExampleMessage
    var testDescription: String { "\(message) \(example.name ?? "(guessed)")" }
  }

  private static let schema = Result { try TestProject(folder: ".").schema }

  private static func cases(_ change: (inout Message) -> Void) throws -> [Case] {
    let schema = try schema.get()
    let inspector = Inspector(schema)
    return schema.messages.flatMap { message in
      var message = message
      change(&message)
      return ExampleMessage.all(of: message, by: inspector).map { Case(message: message.name, example: $0) }
    }
  }

  /// Every example that is written or, where there is none, guessed.
  static let all = Result { try cases { _ in } }

  /// Those that would be guessed if none were written.
  static let guessed = Result { try cases { $0 = $0.with(examples: []) } }

  @Test(arguments: try all.get() + guessed.get())
  func encodesAndDecodesToTheSame(_ example: Case) throws {
    let attachment = try #require(decode(example.example), "\(example.example.json)")
    #expect(type(of: attachment).messageName == example.message)
    #expect(attachment.encode() == example.example.json)
    #expect(attachment.slots() == example.example.slots)
    #expect(attachment.unknownKeys.isEmpty)
    #expect(attachment.validate() == [])
  }

  /// By the target that has the message.
  private func decode(_ example: ExampleMessage) -> (any CustomAttachment)? {
    let externalID = example.externalID.map { MessageIdentity($0) }
    let chat = ChatMessages.CustomAttachmentDecoder()
      .decode(example.json, externalID: externalID, slots: example.slots).attachment
    let tuikit = TUIKitMessages.CustomAttachmentDecoder()
      .decode(example.json, externalID: externalID, slots: example.slots).attachment
    let nim = NIMMessages.CustomAttachmentDecoder()
      .decode(example.json, externalID: externalID, slots: example.slots).attachment
    return chat ?? tuikit ?? nim
  }

  /// All that has fields has examples of its own.
  @Test func everyMessageWithFieldsHasExamples() throws {
    let schema = try Self.schema.get()
    #expect(schema.messages.filter { !$0.fields.isEmpty && $0.examples.isEmpty }.map(\.name) == [])
  }
}
