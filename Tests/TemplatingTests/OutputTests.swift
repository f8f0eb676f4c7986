import Templating
import Testing

/// What goes into an output piece by piece.
struct OutputTests {
  @Test(arguments: [0, 9, 10, 99, 100, 12_345, Int.max, -1, Int.min])
  func numbersAreWrittenInDigits(_ number: Int) {
    #expect(Output.text { $0.append(number) } == String(number))
  }

  /// Up to fifteen bytes are in the string itself.
  @Test(arguments: ["a", "é", "包", "🧧"], [0, 1, 24, 1000])
  func textsOfAllLengths(_ letter: String, capacity: Int) {
    let texts = (0...40).map { String(repeating: letter, count: $0) }
    let bytes = Output.bytes(capacity: capacity) { output in
      for text in texts { output.append(text) }
    }
    #expect(String(decoding: bytes, as: UTF8.self) == texts.joined())
  }

  @Test func textsThatWereLonger() {
    var text = String(repeating: "long ", count: 20)
    text.removeLast(95)
    #expect(Output.text { $0.append(text) } == "long ")
  }

  @Test func numbersFindRoom() {
    let text = Output.text { output in
      for number in 0..<1000 { output.append(number) }
    }
    #expect(text == (0..<1000).map(String.init).joined())
  }
}
