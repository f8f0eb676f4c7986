import Foundation
import Testing

@testable import KitchenSink

/// No bytes are an empty string, which leniency takes for a missing value: such a message is not valid, or nothing is
/// written.
struct BlobTests {
  private let byte = Data([1])

  private func blobs(_ change: (inout BlobsAttachment) -> Void) -> BlobsAttachment {
    var value = BlobsAttachment(must: byte, list: [byte], exact: byte)
    change(&value)
    return value
  }

  /// What is wrong with a value; nothing: it is read as it was.
  private func complaints(_ change: (inout BlobsAttachment) -> Void) -> [String] {
    let value = blobs(change)
    let complaints = value.validate().map(\.description)
    #expect((decode(value.encode()) == .blobs(value)) == complaints.isEmpty)
    return complaints
  }

  @Test func whatMustBeThereMustNotBeEmpty() {
    #expect(complaints { _ in }.isEmpty)
    #expect(complaints { $0.must = Data() } == ["`must` must not be empty"])
    #expect(complaints { $0.standard = Data() } == ["`standard` must not be empty"])
    #expect(complaints { $0.none = Data() }.isEmpty)
  }

  @Test func norMustElements() {
    #expect(complaints { $0.list = [self.byte, Data()] } == ["`list[1]` must not be empty"])
    #expect(complaints { $0.map = ["a": Data(), "b": self.byte] } == [#"`map["a"]` must not be empty"#])
    #expect(complaints { $0.list = [] }.isEmpty && complaints { $0.map = [:] }.isEmpty)
  }

  @Test func anOptionalIsNotWritten() throws {
    let value = blobs { $0.maybe = Data() }
    #expect(value.validate().isEmpty)
    #expect(!value.encode().contains("maybe"))
    #expect(decode(value.encode()) == .blobs(blobs { _ in }))
    #expect(complaints { $0.maybe = self.byte }.isEmpty)
  }

  /// Without leniency an empty string is no bytes.
  @Test func strictly() {
    #expect(complaints { $0.exact = Data() }.isEmpty)
    #expect(complaints { $0.exactHolder = BlobHolder(bytes: Data()) }.isEmpty)
    #expect(complaints { $0.holder = BlobHolder(bytes: Data()) } == ["`holder.bytes` must not be empty"])
  }
}
