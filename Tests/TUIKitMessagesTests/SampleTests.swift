import Foundation
import MessageRuntime
import Testing

@testable import TUIKitMessages

/// Every message, as every platform sends it.
struct SampleTests {
  @Test(arguments: Sample.all) func isRead(_ sample: Sample) throws {
    let message = sample.message
    #expect(message.kind == sample.kind, "\(message)")
    let attachment = try #require(message.attachment, "\(message)")
    #expect(attachment.encode() == sample.written ?? sample.text)
    #expect(decode(attachment.encode(), slots: attachment.slots()) == message)
  }

  @Test func everyKindHasASample() {
    let missing = Set(CustomMessage.Kind.allCases).subtracting(Sample.all.map(\.kind))
    #expect(missing.isEmpty)
  }

  /// What is written is an object without null, and its values have the types that all clients read.
  @Test(arguments: Sample.all) func isWrittenWithoutNull(_ sample: Sample) throws {
    let text = sample.message.encode()
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(object is [String: Any])
    #expect(!text.contains("null"))
  }
}
