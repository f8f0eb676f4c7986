import Foundation
import Testing

@testable import MessageRuntime

/// Fields beside the identity, whatever the payload is.
@Suite struct JSONSlotTests {
  static let payloads = [
    #","data":{"title":"t"}"#, #","data":"{\"title\":\"t\"}""#, #","data":"""#, #","data":null"#, "",
  ]
  static let slots = [
    (#","height":10,"link":"http://a/中""#, 10.0), (#","height":"1\u0032.5","link":"http://a/中""#, 12.5),
  ]

  @Test(arguments: payloads, slots)
  func slotsWithEveryPayload(_ payload: String, _ slot: (members: String, height: Double)) throws {
    for encoding in [JSONPayloadEncoding.object, .objectOrString, .string] {
      for text in [#"{"type":1\#(payload)\#(slot.members)}"#, #"{"type":1\#(slot.members)\#(payload),"z":1}"#] {
        let message = SlotMessage.decode(text, JSONEnvelope(payload: ["data"], encoding: encoding))
        let isObject = payload.contains(":{")
        let isText = payload.contains(#":"{"#)
        if isObject && encoding == .string || isText && encoding == .object {
          #expect(message.failures?.isEmpty == false)
          continue
        }
        let value = try #require(message.value, "\(message)")
        #expect(value.height == slot.height && value.title == (isObject || isText ? "t" : ""))
        #expect(value.link?.absoluteString == "http://a/%E4%B8%AD")
        #expect(value.unknownKeys.texts(of: "link")?[""]?.text == "http://a/中")
      }
    }
  }

  @Test(arguments: [
    #"{"data":"{\"type\":1,\"title\":\"t\",\"height\":10}"}"#, #"{"data":{"type":1,"title":"t","height":10}}"#,
  ])
  func slotsInsideThePayload(_ text: String) throws {
    let envelope = JSONEnvelope(
      payload: ["data"], encoding: .objectOrString, passedKeys: ["type", "height"], slots: ["data"])
    let value = try #require(SlotMessage.decode(text, envelope, identity: ["data", "type"]).value)
    #expect(value.height == 10 && value.title == "t" && value.unknownKeys.isEmpty)
    let object = JSONEnvelope(payload: ["data"], passedKeys: ["type", "height"], slots: ["data"])
    let isText = text.hasPrefix(#"{"data":""#)
    #expect((SlotMessage.decode(text, object, identity: ["data", "type"]).value == nil) == isText)
    // Another envelope's string is none for this one.
    let other = JSONEnvelope(payload: ["other"], encoding: .string)
    #expect((SlotMessage.decode(text, object, other, identity: ["data", "type"]).value == nil) == isText)
  }

  @Test(arguments: ["null", "\"\"", "[]", "{}", "\"x\"", "true", "1e999", "\"\\ud800\""])
  func brokenSlots(_ height: String) {
    for payload in Self.payloads {
      let text = #"{"type":1,"height":\#(height)\#(payload)}"#
      let message = SlotMessage.decode(text, JSONEnvelope(payload: ["data"], encoding: .objectOrString))
      #expect(message.value != nil || message.failures?.map(\.path) == ["height"], "\(message)")
    }
  }
}

/// A message with a field beside its identity, in an envelope that each test chooses.
enum SlotMessage: JSONMessage {
  struct Setup: Sendable {
    var envelopes: [JSONEnvelope] = []
    var identity = ["type"]
  }

  @TaskLocal static var setup = Setup()

  case slot(SlotAttachment)
  case invalid(InvalidMessage)
  case unrecognized(UnrecognizedMessage)

  static func unreadable(_ message: InvalidMessage) -> SlotMessage { .invalid(message) }
  static func unreadable(_ message: UnrecognizedMessage) -> SlotMessage { .unrecognized(message) }

  static var groups: [JSONGroup] { [JSONGroup(identity: [setup.identity])] }
  static let shortcut: JSONShortcut? = nil
  static var envelopes: JSONEnvelopes {
    setup.envelopes.count > 1 ? [setup.envelopes[0], setup.envelopes[1]] : [setup.envelopes[0]]
  }

  static func candidate(_ group: Int, _ identity: [JSONIdentity]) -> JSONCandidate? {
    identity.map(\.value) == [1] ? JSONCandidate(0, in: 0) : nil
  }

  static func candidate(_ group: Int, _ identity: JSONIdentity) -> JSONCandidate? { candidate(group, [identity]) }

  static func read(_ message: Int, _ reader: inout JSONReader, into result: UnsafeMutablePointer<Self>) -> Bool {
    guard let slot = reader.message(SlotAttachment.self) else { return false }
    result.initialize(to: .slot(slot))
    return true
  }

  static func decode(_ text: String, _ envelopes: JSONEnvelope..., identity: [String] = ["type"]) -> SlotMessage {
    $setup.withValue(Setup(envelopes: envelopes, identity: identity)) { decode(text, outside: nil, slots: [:]) }
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
  static let jsonKeys = JSONKeys(["title"])

  var title: String
  var height: Double?
  var link: URL?
  var unknownKeys = UnknownKeys()

  init(members reader: inout JSONReader) {
    title = ""
    unknownKeys = UnknownKeys()
    while let key = reader.nextKey() {
      switch key {
      case 0: reader.read(&title)
      default: reader.keep(in: &unknownKeys)
      }
    }
    reader.read(&height, "height", slot: "height")
    reader.read(&link, "link", slot: "link", texts: &unknownKeys)
  }

  func encode() -> String { "" }
  func writeMembers(_ writer: inout JSONWriter) { writer.member("title", title) }
  func checkMembers(_ check: inout MessageCheck) {}
  func validate() -> [MessageFailure] { [] }
}
