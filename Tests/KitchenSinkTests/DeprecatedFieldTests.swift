import Foundation
import MessageRuntime
import Testing

@testable import KitchenSink

/// Deprecated fields do what others do. That generated code uses them without a warning is seen by the compiler, to
/// which warnings are errors.
struct DeprecatedFieldTests {
  private func retired(_ json: String) throws -> RetiredAttachment {
    guard case .retired(let message) = decode(#"{"type":58,"data":\#(json)}"#) else {
      throw CocoaError(.coderInvalidValue)
    }
    return message
  }

  @Test func textsAndTaps() throws {
    let message = try retired(
      #"{"title":"T","count":3,"link":"https://a/b","archive":{"label":"L","older":{"label":"O"}}}"#)
    #expect(message.summary == "[T] 3")
    #expect(message.pushText == "T ")
    #expect(message.tap == URL(string: "https://a/b").map { .open($0) })
    #expect(try retired(#"{"title":"T","ratio":1,"archive":{"label":"L"}}"#).summary == "L")
  }

  @Test func rules() throws {
    #expect(RetiredAttachment(title: "T", count: 10, state: .open).validate().isEmpty)
    #expect(RetiredAttachment(title: "T", count: 10, state: .done).validate().map(\.path) == ["count"])
    #expect(RetiredAttachment(title: "", count: 1).validate().count == 2)
    let archive = Archive(label: "more than nine", older: Archive(label: "O"))
    #expect(RetiredAttachment(title: "T", count: 1, archive: archive).validate().count == 1)
  }

  @Test func layouts() {
    func entry(_ message: RetiredAttachment) -> MessageLayout? {
      CustomMessageLayout.entry(for: .retired(message), direction: .incoming, session: .p2p)
    }
    let space = MessageLayoutSpace(cellWidth: 300, maxBubbleWidth: 200, measuring: FakeMeasuring())
    let size = entry(RetiredAttachment(title: "T", count: 20, ratio: 40))?.size.resolved(in: space)
    #expect(size == CGSize(width: 20, height: 40))
    let text = entry(RetiredAttachment(title: "text", words: ["a", "b"]))?.size.resolved(in: space)
    #expect(text == CGSize(width: 70, height: 12))
    #expect(entry(RetiredAttachment(title: "content", count: 2))?.content != nil)
  }

  @Test func transfers() throws {
    var message = try retired(#"{"title":"T","ratio":1,"link":"https://a/b","archive":{}}"#)
    #expect(message.download == MessageTransfer(path: "T.bin", url: "https://a/b"))
    #expect(message.upload == nil)
    message.setUploadedURL("https://a/c")
    #expect(message.encode().contains(#""place":"https://a/c""#))
  }
}
