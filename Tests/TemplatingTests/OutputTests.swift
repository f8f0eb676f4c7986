import Templating
import Testing

/// What goes into an output piece by piece.
struct OutputTests {
  @Test(arguments: [0, 9, 10, 99, 100, 12_345, Int.max, -1, Int.min])
  func numbersAreWrittenInDigits(_ number: Int) {
    #expect(Output.text { $0.append(number) } == String(number))
  }

  @Test func numbersFindRoom() {
    let text = Output.text { output in
      for number in 0..<1000 { output.append(number) }
    }
    #expect(text == (0..<1000).map(String.init).joined())
  }
}
