import Foundation
import SourceText
import Testing

@Suite struct OrderedJSONTests {
  @Test func everyScalarReadsBack() throws {
    let all = (0...0x2_0000).compactMap { Unicode.Scalar($0 as UInt32) }
    let text = String(String.UnicodeScalarView(all.filter { $0.value != 0xFEFF }))
    let read = try JSONSerialization.jsonObject(
      with: Data(OrderedJSON.array([.string(text)]).document(escapesInvisible: true).utf8))
    #expect((read as? [String])?.first?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
  }

  @Test func showsNothingInvisible() {
    #expect(
      OrderedJSON.string("\u{202E}\u{1B}\"\u{301}\u{FEFF}é").document(escapesInvisible: true)
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

  @Test func escapesNoMoreThanItMust() {
    #expect(OrderedJSON.string("\u{1B}\t\u{7F}\"/é").line == "\"\\u001b\\t\u{7F}\\\"/é\"")
  }
}
