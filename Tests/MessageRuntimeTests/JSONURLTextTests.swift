import Foundation
import Testing

@testable import MessageRuntime

/// URLs are written as they were read, each at its place.
struct JSONURLTextTests {
  private func links(_ message: FixtureMessage) -> String? {
    guard let text = message.fixture?.encode() else { return nil }
    return JSONValue(json: text)?["data"]?["links"]?.json
  }

  @Test(arguments: [
    #"["http://a/中","http://a/%E4%B8%AD"]"#, #"["http://a/%E4%B8%AD","http://a/中"]"#,
    #"["http://a/中","http://a/中","http://a/ 1","HTTP://a/b%2"]"#,
  ])
  func eachElementHasItsText(_ list: String) {
    #expect(links(.with("\"links\":\(list)")) == list)
  }

  @Test func droppedElementsHaveNone() {
    let message = FixtureMessage.with(#""links":["http://a/中",null,5,"http://a/文"]"#)
    #expect(links(message) == #"["http://a/中","http://a/文"]"#)
    #expect(
      links(.with(#""links":[null,"http://a/中","http://a/%E4%B8%AD"]"#)) == #"["http://a/中","http://a/%E4%B8%AD"]"#)
  }

  @Test(arguments: [#""http://a/中""#, #""[\"http://a/中\"]""#]) func otherFormsOfAList(_ list: String) {
    #expect(links(.with("\"links\":\(list)")) == #"["http://a/中"]"#)
  }

  @Test func aDuplicateHasItsOwnText() {
    let own = #"["http://a/%E4%B8%AD"]"#
    #expect(links(.with(#""links":["http://a/中"],"links":\#(own)"#)) == own)
    let link = FixtureMessage.with(#""link":"https://a/中","link":"https://a/%E4%B8%AD""#).fixture
    #expect(link?.encode().contains(#""link":"https://a/%E4%B8%AD""#) == true)
  }

  @Test func aChangedURLIsWrittenAsItIs() throws {
    var fixture = try #require(FixtureMessage.with(#""links":["http://a/中","http://a/文"]"#).fixture)
    fixture.links.swapAt(0, 1)
    #expect(links(.fixture(fixture)) == #"["http://a/%E6%96%87","http://a/%E4%B8%AD"]"#)
    fixture.links = [fixture.links[1]]
    #expect(links(.fixture(fixture)) == #"["http://a/中"]"#)
  }

  @Test func whatIsWrittenDifferentlyIsNotEqual() {
    #expect(FixtureMessage.with(#""links":["http://a/中"]"#) != .with(#""links":["http://a/%E4%B8%AD"]"#))
    #expect(
      FixtureMessage.with(#""link":"https://a/中","links":["http://a/中"]"#)
        == .with(#""links":["http://a/中"],"link":"https://a/中""#))
  }

  @Test func manyComeBackAsTheyWere() {
    let list = "[" + (0..<20_000).map { "\"http://a/中\($0)\"" }.joined(separator: ",") + "]"
    #expect(links(.with("\"links\":\(list)")) == list)
  }

  private func read(map text: String) -> (map: [String: [URL]]?, kept: UnknownKeys) {
    guard let document = try? JSONDocument("{\"map\":\(text)}") else { return (nil, UnknownKeys()) }
    var reader = JSONReader(document)
    let map: [String: [URL]]? = reader.optional("map")
    return (map, reader.unknownKeys())
  }

  /// What is written for a map of lists.
  private func rewritten(map text: String) -> String {
    let (map, kept) = read(map: text)
    var writer = JSONWriter()
    writer.byte(UInt8(ascii: "{"))
    writer.member("map", map, keeping: kept, of: "map")
    writer.byte(UInt8(ascii: "}"))
    return writer.finish()
  }

  @Test func droppedKeysLeaveNoTexts() {
    for key in [#"a\ud800"#, "b"] {
      let (map, kept) = read(map: #"{"\#(key)":["http://a/中"],"b":["http://a/b"]}"#)
      #expect(map?.count == 1 && kept == UnknownKeys())
    }
  }

  @Test func mapsGoByTheirKeys() {
    let text = #"{"b":["http://a/中"],"a":["http://a/%E4%B8%AD"],"c":["http://a/中"],"c":["http://a/%E4%B8%AD"]}"#
    #expect(
      rewritten(map: text) == #"{"map":{"a":["http://a/%E4%B8%AD"],"b":["http://a/中"],"c":["http://a/%E4%B8%AD"]}}"#)
    let again = #"{"a":["http://a/1","http://a/中"],"b":["http://a/文"],"a":["http://a/中","http://a/%E4%B8%AD"]}"#
    #expect(rewritten(map: again) == #"{"map":{"a":["http://a/中","http://a/%E4%B8%AD"],"b":["http://a/文"]}}"#)
  }

  @Test func manyInAMapComeBackAsTheyWere() {
    let map = "{" + (10_000..<30_000).map { "\"\($0)\":[\"http://a/中\($0)\"]" }.joined(separator: ",") + "}"
    #expect(rewritten(map: map) == "{\"map\":\(map)}")
  }
}
