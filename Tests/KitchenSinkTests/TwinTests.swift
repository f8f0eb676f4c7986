import MessageRuntime
import Testing

@testable import KitchenSink

/// Ids, keys, raw values and conditions are compared by their bytes, not as Unicode compares texts.
struct TwinTests {
  private static let kelvin = "\u{212A}"
  private static let composed = "\u{E9}"
  private static let decomposed = "e\u{301}"

  static let readings = [
    Reading(#"{"type":"OK","data":{"title":"a"}}"#, .twinK),
    Reading(#"{"type":"O\#(kelvin)","data":{"title":"a"}}"#, .twinKelvin),
    Reading(#"{"type":"O\u212A","data":{"title":"a"}}"#, .twinKelvin, #"{"type":"O\#(kelvin)","data":{"title":"a"}}"#),
    Reading(
      #"{"data":{"title":"a"},"type":"O\#(kelvin)"}"#, .twinKelvin, #"{"type":"O\#(kelvin)","data":{"title":"a"}}"#),
    Reading(#"{"type":"\#(decomposed)","data":{"title":"a"}}"#, .twinDecomposed),
    Reading(
      #"{"type":"\#(composed)","data":{"kind":"\#(kelvin)"}}"#, .twinComposed,
      #"{"type":"\#(composed)","data":{"text":"","kind":"\#(kelvin)","K":"","\#(kelvin)":""}}"#),
    Reading(
      #"{"type":4501,"data":{"\#(kelvin)":"long","K":"short"}}"#, .twinComposed,
      #"{"type":4501,"data":{"text":"","kind":"x","K":"short","\#(kelvin)":"long"}}"#),
    Reading(#"{"K":1,"data":{"title":"a"}}"#, .twinEnvelopeK),
    Reading(#"{"\#(kelvin)":1,"data":{"title":"a"}}"#, .twinEnvelopeKelvin),
    Reading(
      #"{"K":7,"\#(kelvin)":1,"data":{"title":"a"}}"#, .twinEnvelopeKelvin,
      #"{"\#(kelvin)":1,"data":{"title":"a"},"K":7}"#),
  ]

  @Test(arguments: readings) func reads(_ reading: Reading) {
    let message = decode(reading.text)
    #expect(message.kind == reading.kind, "\(message)")
    #expect(message.encode().utf8.elementsEqual((reading.written ?? reading.text).utf8), "\(message.encode())")
    #expect(decode(message.encode()) == message)
  }

  /// Nobody has this one: its letter is the sign for kelvin, its `o` small.
  @Test func anotherTextIsAnotherIdentity() {
    #expect(decode(#"{"type":"\#(Self.kelvin)","data":{}}"#).kind == nil)
    #expect(MessageIdentity.text("K") != .text(Self.kelvin))
    #expect(MessageIdentity.text(Self.composed) != .text(Self.decomposed))
    #expect(TwinComposedAttachment(identity: .text(Self.composed)).validate().isEmpty)
    #expect(TwinComposedAttachment(identity: .text(Self.decomposed)).validate().map(\.path) == ["identity"])
  }

  static let summaries: [(String, String)] = [
    (#""text":"K""#, "text"), (#""text":"\#(kelvin)""#, "integer"),
    (#""maybe":"\#(composed)""#, "maybe"), (#""maybe":"\#(decomposed)""#, "integer"),
    (#""kind":"K""#, "kind"), (#""kind":"\#(kelvin)""#, "integer"),
  ]

  @Test(arguments: summaries) func conditionsGoByBytes(_ member: String, _ summary: String) {
    #expect(decode(#"{"type":4501,"data":{\#(member)}}"#).summary == summary)
  }

  @Test func rawValuesGoByBytes() {
    #expect(TwinComposedAttachment.Kind(rawValue: "K") == .kay)
    #expect(TwinComposedAttachment.Kind.unrecognized("K") == .kay)
    #expect(TwinComposedAttachment.Kind(rawValue: Self.kelvin) == .unrecognized(Self.kelvin))
    #expect(TwinComposedAttachment.Kind.unrecognized(Self.kelvin) != .kay)
  }

  @Test func keysGoByBytes() throws {
    let text = #"{"K":1,"\#(Self.kelvin)":2}"#
    let json = try #require(JSONValue(json: text))
    #expect(json["K"] == 1 && json[Self.kelvin] == 2)
    guard case .twinK(var value) = decode(#"{"type":"OK","data":\#(text),"K":3}"#) else { throw Unexpected() }
    #expect(value.unknownKeys["K"] == 1 && value.unknownKeys[Self.kelvin] == 2)
    #expect(value.unknownKeys[envelope: "K"] == 3 && value.unknownKeys[envelope: Self.kelvin] == nil)
    value.unknownKeys["K"] = nil
    #expect(value.encode().utf8.elementsEqual(#"{"type":"OK","data":{"title":"","\#(Self.kelvin)":2},"K":3}"#.utf8))
  }
}
