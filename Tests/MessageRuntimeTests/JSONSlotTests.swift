import Foundation
import Testing

@testable import MessageRuntime

/// Fields beside the id, whatever the payload is.
struct JSONSlotTests {
  static let payloads = [
    #","data":{"title":"t"}"#, #","data":"{\"title\":\"t\"}""#, #","data":"""#, #","data":null"#, "",
  ]
  static let slots = [
    (#","height":10,"link":"http://a/中""#, 10.0), (#","height":"1\u0032.5","link":"http://a/中""#, 12.5),
  ]

  @Test(arguments: payloads, slots)
  func slotsWithEveryPayload(_ payload: String, _ slot: (members: String, height: Double)) throws {
    for encoding in [MessageEnvelope.Encoding.object, .objectOrString, .string] {
      for text in [#"{"type":1\#(payload)\#(slot.members)}"#, #"{"type":1\#(slot.members)\#(payload),"z":1}"#] {
        let message = SlotMessage.decode(
          text, MessageEnvelope(identity: [["type"]], payload: ["data"], encoding: encoding, slots: []))
        let isObject = payload.contains(":{")
        let isText = payload.contains(#":"{"#)
        if isObject && encoding == .string || isText && encoding == .object {
          #expect(message.failures?.isEmpty == false)
          continue
        }
        let value = try #require(message.value, "\(message)")
        #expect(value.height == slot.height && value.title == (isObject || isText ? "t" : ""))
        #expect(value.link?.absoluteString == "http://a/%E4%B8%AD")
        #expect(value.unknownKeys.kept[UTF8Text("link")]?.map(\.value) == ["http://a/中"])
      }
    }
  }

  @Test(arguments: [
    #"{"data":"{\"type\":1,\"title\":\"t\",\"height\":10}"}"#, #"{"data":{"type":1,"title":"t","height":10}}"#,
  ])
  func slotsInsideThePayload(_ text: String) throws {
    let identity = [["data", "type"]]
    let envelope = MessageEnvelope(
      identity: identity, payload: ["data"], encoding: .objectOrString, objects: [.init(["data"], ["type", "height"])],
      slots: ["data"])
    let value = try #require(SlotMessage.decode(text, envelope).value)
    #expect(value.height == 10 && value.title == "t" && value.unknownKeys.isEmpty)
    let object = MessageEnvelope(
      identity: identity, payload: ["data"], objects: [.init(["data"], ["type", "height"])], slots: ["data"])
    let isText = text.hasPrefix(#"{"data":""#)
    #expect((SlotMessage.decode(text, object).value == nil) == isText)
  }

  @Test(arguments: ["null", "\"\"", "[]", "{}", "\"x\"", "true", "1e999", "\"\\ud800\""])
  func brokenSlots(_ height: String) {
    for payload in Self.payloads {
      let text = #"{"type":1,"height":\#(height)\#(payload)}"#
      let message = SlotMessage.decode(
        text, MessageEnvelope(identity: [["type"]], payload: ["data"], encoding: .objectOrString, slots: []))
      #expect(message.value != nil || message.failures?.map(\.path) == ["height"], "\(message)")
    }
  }
}

/// A message with a field beside its id, in an envelope that each test chooses.
enum SlotMessage {
  case slot(SlotAttachment)
  case invalid(InvalidMessage)
  case unrecognized(UnrecognizedMessage)

  static func decode(_ text: String, _ envelope: MessageEnvelope) -> SlotMessage {
    var reader = MessageReader(text)
    do throws(InvalidMessage) {
      guard let id = reader.identity(in: envelope), 1 ~= id else { return .unrecognized(reader.unrecognized) }
      return .slot(try reader.payload(SlotAttachment.self))
    } catch {
      return .invalid(error)
    }
  }

  var value: SlotAttachment? {
    if case .slot(let value) = self { return value }
    return nil
  }

  var failures: [MessageFailure]? {
    if case .invalid(let message) = self { return message.failures }
    return nil
  }
}

nonisolated struct SlotAttachment: CustomAttachment, Hashable, JSONObject {
  static var messageName: String { "Slot" }

  var title: String
  var height: Double?
  var link: URL?
  var unknownKeys = UnknownKeys()

  init(members reader: inout JSONReader) {
    title = reader.value("title", default: "")
    height = reader.optional("height", [.besideIdentity])
    link = reader.optional("link", [.besideIdentity])
    unknownKeys = reader.unknownKeys()
  }

  func encode() -> String { "" }
  func writeMembers(_ writer: inout JSONWriter) { writer.member("title", title) }
  func checkMembers(_ check: inout MessageCheck) {}
  func validate() -> [MessageFailure] { [] }
}
