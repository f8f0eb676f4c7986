import Foundation
import SourceText
import Testing

struct OrderedJSONTests {
  @Test func everyScalarReadsBack() throws {
    let all = (0...0x2_0000).compactMap { Unicode.Scalar($0 as UInt32) }
    let text = String(String.UnicodeScalarView(all.filter { $0.value != 0xFEFF }))
    let read = try JSONSerialization.jsonObject(
      with: Data(OrderedJSON.array([.string(text)]).document().utf8))
    #expect((read as? [String])?.first?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
  }

  @Test func showsNothingInvisible() {
    #expect(
      OrderedJSON.string("\u{202E}\u{1B}\"\u{301}\u{FEFF}é").document()
        == "\"\\u202E\\u001B\\\"\u{301}\\uFEFFé\"\n")
  }

  @Test func isIndented() {
    let value = OrderedJSON.object([
      ("a", .array([.integer(1), .bool(true), .null])), ("b", .array([])), ("c", .object([])),
    ])
    #expect(
      value.document() == """
        {
          "a": [
            1,
            true,
            null
          ],
          "b": [],
          "c": {}
        }

        """)
  }

  @Test func whatFitsStandsOnOneLine() {
    let value: OrderedJSON = ["a": [1, true], "b": ["c": "dd"], "e": "long text"]
    #expect(
      value.document(width: 8)
        == "{\n  \"a\": [1, true],\n  \"b\": {\n    \"c\": \"dd\"\n  },\n  \"e\": \"long text\"\n}\n")
    #expect(value.line == #"{"a": [1, true], "b": {"c": "dd"}, "e": "long text"}"#)
  }

  @Test(arguments: ["\u{1B}", "\u{7F}", "\u{9B}", "\u{61C}", "\u{202E}", "\u{2028}", "\u{2066}"])
  func neitherKeysNorLinesShowAnythingInvisible(_ scalar: String) {
    let line = OrderedJSON.object([(scalar, .string(scalar))]).line
    #expect(line.utf8.allSatisfy { 0x20..<0x7F ~= $0 }, "\(line)")
  }

  @Test func escapesNoMoreThanItMust() {
    #expect(OrderedJSON.string("\t\"/é\u{200D}").line == "\"\\t\\\"/é\u{200D}\"")
  }
}
