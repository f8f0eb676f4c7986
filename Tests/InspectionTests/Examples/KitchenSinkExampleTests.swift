import Inspection
import KitchenSink
import MessageRuntime
import SchemaTestSupport
import Testing

/// The examples of all messages of the kitchen sink, as the tool writes them, in the code that it generates for them.
struct KitchenSinkExampleTests {
  static let all = Result {
    let schema = try TestProject(folder: "Tests/Projects/Consumers").validSchema
    let inspector = Inspector(schema)
    return schema.messages.flatMap { message in
      ExampleMessage.all(of: message, by: inspector).map { OwnSchemasTests.Case(message: message.name, example: $0) }
    }
  }

  @Test(arguments: try all.get())
  func encodesAndDecodesToTheSame(_ item: OwnSchemasTests.Case) throws {
    let externalID = item.example.externalID.map { MessageIdentity($0) }
    let message = KitchenSink.CustomAttachmentDecoder()
      .decode(item.example.json, externalID: externalID, slots: item.example.slots)
    let attachment = try #require(message.attachment, "\(message)")
    #expect(type(of: attachment).messageName == item.message)
    #expect(attachment.encode() == item.example.json)
    #expect(attachment.slots() == item.example.slots)
    #expect(attachment.unknownKeys.isEmpty && attachment.unknownKeys.droppedElements == 0)
    #expect(attachment.validate() == [])
  }
}
