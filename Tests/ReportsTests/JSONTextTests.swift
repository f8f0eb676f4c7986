import Foundation
import Testing

@testable import Reports

@Suite struct JSONTextTests {
  @Test func everyScalarReadsBack() throws {
    let all = (0...0x2_0000).compactMap { Unicode.Scalar($0 as UInt32) }
    let text = String(String.UnicodeScalarView(all.filter { $0.value != 0xFEFF }))
    let read = try JSONSerialization.jsonObject(with: Data(JSONText.array([.string(text)]).document.utf8))
    #expect((read as? [String])?.first?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
  }

  @Test func showsNothingInvisible() {
    #expect(JSONText.string("\u{202E}\u{1B}\"\u{301}\u{FEFF}é").document == "\"\\u202E\\u001B\\\"\u{301}\\uFEFFé\"\n")
  }

  @Test func isIndented() {
    let value = JSONText.object([
      ("a", .array([.integer(1), .bool(true), .null])), ("b", .array([])), ("c", .object([])),
    ])
    #expect(
      value.document == """
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
}
