import Foundation
import Testing

@testable import KitchenSink

/// Keys that are one text to Swift, and two in JSON: a dictionary holds the last one, the others are kept beside it.
struct MapTests {
  /// Canonically equal, and other bytes.
  private static let (one, two) = ("\u{E9}", "e\u{301}")
  private static let (kelvin, letter) = ("\u{212A}", "K")

  private func maps(_ members: String) throws -> MapsAttachment {
    guard case .maps(let value) = decode(#"{"type":7001,"data":{\#(members)}}"#) else { throw Unexpected() }
    return value
  }

  private func rewritten(_ members: String) throws -> String {
    let text = try maps(members).encode()
    #expect(decode(text).encode().utf8.elementsEqual(text.utf8))
    #expect(decode(text) == .maps(try maps(members)))
    return String(text.dropFirst(#"{"type":7001,"data":{"#.count).dropLast(2))
  }

  private func isKept(_ members: String, as written: String? = nil) throws {
    let text = try rewritten(members)
    #expect(text.utf8.elementsEqual((written ?? members).utf8), "\(text)")
  }

  @Test func theMapHoldsTheLast() throws {
    let value = try maps(#""scores":{"\#(Self.one)":1,"\#(Self.two)":2}"#)
    #expect(value.scores == [Self.two: 2])
    #expect(value.scores?.keys.first?.utf8.elementsEqual(Self.two.utf8) == true)
    let turned = try maps(#""scores":{"\#(Self.two)":2,"\#(Self.one)":1}"#)
    #expect(turned.scores?.keys.first?.utf8.elementsEqual(Self.one.utf8) == true && turned.scores == [Self.one: 1])
    #expect(value != turned)
    #expect(!value.unknownKeys.isEmpty && value.unknownKeys.keys.isEmpty)
  }

  @Test func noneIsLost() throws {
    try isKept(#""scores":{"\#(Self.one)":1,"\#(Self.two)":2}"#)
    try isKept(#""scores":{"\#(Self.two)":2,"\#(Self.one)":1}"#)
    try isKept(#""scores":{"\#(Self.letter)":1,"\#(Self.kelvin)":2}"#)
    try isKept(
      #""scores":{"a":0,"\#(Self.one)": 1.0,"b":5,"\#(Self.two)":2}"#,
      as: #""scores":{"\#(Self.one)":1.0,"a":0,"b":5,"\#(Self.two)":2}"#)
    try isKept(#""groups":{"g":{"names":{"\#(Self.one)":"a","\#(Self.two)":"b"}}}"#)
    try isKept(#""groups":{"\#(Self.one)":{"names":{},"x":1},"\#(Self.two)":{"names":{}}}"#)
    try isKept(#""links":{"\#(Self.one)":"http://a/中","\#(Self.two)":"http://a/文"}"#)
    try isKept(
      #""nested":[{"a":{}},{"b":{"\#(Self.one)":"x","\#(Self.two)":"y中"},"c":{"\#(Self.kelvin)":"z","K":"中"}}]"#)
    try isKept(#""strict":{"\#(Self.one)":1,"\#(Self.two)":2}"#)
  }

  /// A dictionary sorts the marks of its keys, which takes seconds for many of them.
  @Test func keysOfManyMarksAreKeptBeside() throws {
    let marks = (0..<40_000).map { ["\u{301}", "\u{316}", "\u{345}", "\u{334}"][$0 % 4] }.joined()
    let members = #""scores":{"a\#(marks)":1,"b":2,"b\#(marks)":[]}"#
    let value = try maps(members)
    #expect(value.scores == ["b": 2])
    #expect(!value.unknownKeys.isEmpty && value.unknownKeys.keys.isEmpty)
    try isKept(members, as: #""scores":{"a\#(marks)":1,"b\#(marks)":[],"b":2}"#)
    let few = String(marks.unicodeScalars.prefix(256))
    #expect(try maps(#""scores":{"a\#(few)":1}"#).scores == ["a\(few)": 1])
  }

  /// Of the same bytes the last one counts, and what cannot be read counts for nothing.
  @Test func repeatsAreNoTwins() throws {
    try isKept(
      #""scores":{"\#(Self.one)":1,"\#(Self.two)":2,"\#(Self.one)":3}"#,
      as: #""scores":{"\#(Self.two)":2,"\#(Self.one)":3}"#)
    try isKept(
      #""scores":{"\#(Self.one)":1,"\#(Self.two)":2,"\#(Self.two)":null}"#, as: #""scores":{"\#(Self.one)":1}"#)
    try isKept(#""scores":{"\#(Self.one)":1,"\#(Self.two)":{}}"#, as: #""scores":{"\#(Self.one)":1}"#)
    try isKept(#""scores":{"\#(Self.two)":[{}],"\#(Self.one)":1}"#, as: #""scores":{"\#(Self.one)":1}"#)
    #expect(
      decode(#"{"type":7001,"data":{"strict":{"\#(Self.one)":"x","\#(Self.two)":1}}}"#).paths == [
        "strict[\"\(Self.one)\"]"
      ])
    // One's path begins with the other's.
    #expect(decode(#"{"type":7001,"data":{"strict":{"a\"].b":"x","a":1}}}"#).paths == [#"strict["a"].b"]"#])
    #expect(decode(#"{"type":7001,"data":{"strict":{"a":"x","a":1}}}"#).kind == .maps)
  }

  @Test func theyGoWithTheirKey() throws {
    var value = try maps(#""scores":{"\#(Self.one)":1,"\#(Self.two)":2,"a":3}"#)
    value.scores?[Self.one] = 7
    #expect(value.encode().contains(#""\#(Self.one)":1"#) && value.encode().contains(":7"))
    value.scores?[Self.one] = nil
    #expect(value.encode() == #"{"type":7001,"data":{"scores":{"a":3}}}"#)
    value = try maps(#""scores":{"\#(Self.one)":1,"\#(Self.two)":2}"#)
    value.unknownKeys.removeAll()
    #expect(value.unknownKeys.isEmpty)
    #expect(value.encode().utf8.elementsEqual(#"{"type":7001,"data":{"scores":{"\#(Self.two)":2}}}"#.utf8))
  }

  /// `a"]x` begins with what `a` is called, if nobody looks closely.
  @Test func textsOfURLsGoByWholeKeys() throws {
    try isKept(
      #""links":{"a\"]x":"http://a/中","a":"http://a/1","a":"http://a/文"}"#,
      as: #""links":{"a":"http://a/文","a\"]x":"http://a/中"}"#)
    try isKept(
      #""nested":[{"a\"][\"b":{"c":"中"},"a":{"b\"][\"c":"文"}}]"#,
      as: #""nested":[{"a":{"b\"][\"c":"文"},"a\"][\"b":{"c":"中"}}]"#)
  }

  /// A map around objects whose fields have texts of their own.
  @Test func textsOfObjectsInMaps() throws {
    try isKept(
      #""groups":{"a":{"names":{"\#(Self.one)":"1","\#(Self.two)":"2"},"link":"http://a/中"},"#
        + #""b":{"names":{},"link":"文"}}"#)
  }

  /// 4,000 took a second once: no more than that is tried, many times over.
  @Test func manyRepeats() throws {
    let repeats = (0..<20_000).map { "\"a\":\"中\($0)\"" }.joined(separator: ",")
    try isKept("\"links\":{\(repeats)}", as: #""links":{"a":"中19999"}"#)
    let twins = (0..<8_000).map { "\"\($0 % 2 == 0 ? Self.one : Self.two)\($0 / 2)\":\"中\"" }.joined(separator: ",")
    #expect(try maps("\"links\":{\(twins)}").links?.count == 4_000)
    #expect(try rewritten("\"links\":{\(twins)}").utf8.count == twins.utf8.count + #""links":{}"#.utf8.count)
    let small = String(repeating: #"{"a":{"\#(Self.one)":"x","\#(Self.two)":"y"}},"#, count: 5_000).dropLast()
    try isKept("\"nested\":[\(small)]")
  }

  /// Whatever is in a map is noted with the keys around it.
  @Test func longKeysAroundManyURLs() {
    func text(_ key: Int) -> String {
      let links = (0..<500).map { "\"\($0)\":\"a b\"" }.joined(separator: ",")
      return "{\"type\":7001,\"data\":{\"nested\":[{\"\(String(repeating: "k", count: key))\":{\(links)}}]}}"
    }
    #expect(decode(text(1000)).kind == .maps)
    #expect(decode(text(100_000)).failures.map(\.reason) == [.tooDeep])
    #expect(decode(text(100_000)).encode() == text(100_000))
  }
}
