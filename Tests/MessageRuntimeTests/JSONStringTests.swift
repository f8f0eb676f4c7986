import Foundation
import Testing

@testable import MessageRuntime

/// Escapes, surrogates, Unicode: reading and writing.
struct JSONStringTests {
  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0000\u0001""#, "\u{0}\u{1}"), (#""\u606d\u559C""#, "恭喜"),
    (#""\ud83d\uDE00!""#, "😀!"), (#""é\u00e9\u07ff\u0800\uffff""#, "éé\u{7FF}\u{800}\u{FFFF}"),
    (#""12345678\n12345678""#, "12345678\n12345678"), (#""1234567\"""#, "1234567\""), (#""\u2028""#, "\u{2028}"),
    (#""\\u0041""#, #"\u0041"#), (#""a\/b""#, "a/b"),
  ])
  func read(_ json: String, _ text: String) {
    #expect(readJSON(String.self, json).value == text)
    #expect(JSONValue(json: json)?.string == text)
  }

  @Test(arguments: [
    ("", "\"\""), ("a/b", "\"a/b\""), ("\"\\", #""\"\\""#), ("\u{0}\u{1F}\u{7F}", "\"\\u0000\\u001f\u{7F}\""),
    ("\n\r\t\u{8}\u{C}", #""\n\r\t\b\f""#), ("\u{2028}恭喜😀", "\"\u{2028}恭喜😀\""),
    ("1234567\n1234567\"12345678", #""1234567\n1234567\"12345678""#),
  ])
  func write(_ text: String, _ json: String) {
    #expect(written(text) == json)
    #expect(readJSON(String.self, json).value == text)
  }

  @Test(arguments: [
    #""\ud800""#, #""\udc00""#, #""\ud800\ud800""#, #""\ud83dx\ude00""#, #""\ude00\ud83d""#, #""a\ud800\u0041""#,
  ])
  func unpairedSurrogateFails(_ json: String) {
    let result = readJSON(String.self, json)
    #expect(result.value == nil && result.failures.count == 1)
    #expect(JSONValue(json: json)?.json == json)
    #expect(JSONValue(json: json)?.string == nil)
  }

  @Test func everyScalarSurvives() {
    var scalars = String.UnicodeScalarView()
    for value in stride(from: UInt32(0), to: 0x11_0000, by: 7) {
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    let text = String(scalars)
    let json = written(text)
    #expect(readJSON(String.self, json).value?.utf8.elementsEqual(text.utf8) == true)
    #expect((try? JSONDecoder().decode(String.self, from: Data(json.utf8))) == text)
  }

  @Test func everyAlignment() {
    for length in 0..<40 {
      for place in 0...length {
        for special in ["", "\"", "\\", "\n", "\u{0}", "é", "\u{1}😀"] {
          let text = String(repeating: "x", count: place) + special + String(repeating: "y", count: length - place)
          #expect(readJSON(String.self, written(text)).value == text)
        }
      }
    }
  }

  @Test func longTextsSpillToTheHeap() {
    for length in [1000, 1019, 1020, 1021, 1022, 1023, 1024, 1025, 5000, 100_000] {
      for unit in ["x", "\n", "\u{1}", "红"] {
        let text = String(repeating: unit, count: length)
        #expect(readJSON(String.self, written(text)).value == text)
      }
    }
  }
}
