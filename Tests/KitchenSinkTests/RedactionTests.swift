import Testing

@testable import KitchenSink

/// What nobody shall see in a log.
struct RedactionTests {
  @Test(arguments: [
    (#""pin":86753098675309"#, "`pin` does not fit `int32`"),
    (#""mood":"hunter2""#, "`mood` must be a declared value"),
    (#""secret":["hunter2"]"#, "`secret` must be a string, not a list"),
  ])
  func failuresShowNoSensitiveValue(_ member: String, _ description: String) throws {
    let message = decode(#"{"type":3,"data":{"amount":1,\#(member)}}"#)
    #expect(message.failures.map(\.description) == [description])
    var shown = "\(message)" + String(reflecting: message)
    dump(message, to: &shown)
    #expect(!shown.contains("hunter2") && !shown.contains("8675309"), "\(shown)")
  }

  @Test func unrecognizedTextsAreNotDumped() {
    var shown = ""
    dump(decode(#"{"type":3,"data":{"secret":"hunter2"}"#), to: &shown)
    #expect(!shown.contains("hunter2") && shown.contains("notJSON"))
  }

  @Test func whatIsShownIsShort() throws {
    let number = String(repeating: "9", count: 5000)
    let failure = try #require(decode(#"{"type":3,"data":{"amount":\#(number)}}"#).failures.first)
    guard case .outOfRange(_, let found) = failure.reason else { return #expect(Bool(false), "\(failure)") }
    #expect(found == String(number.prefix(100)))
  }
}
