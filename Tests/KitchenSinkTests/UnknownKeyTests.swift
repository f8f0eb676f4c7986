import Testing

@testable import KitchenSink

/// Nothing that a schema does not name is lost.
struct UnknownKeyTests {
  static let texts = [
    #"{"type":"order","data":{"title":"a","u":1.50,"v":{"w":[1,2, 3],"w":null}},"x":"\u0041","y":-0.0e1}"#,
    #"{"businessID":"notice","title":"a","level":7,"a b":[ ],"中":"\/"}"#,
    #"{"head":{"kind":1,"h":{"kind":2},"h":2},"body":{"payload":{"title":"a","p":0},"b":true},"r":{"r":[]}}"#,
    #"{"message":{"kind":1,"title":"a","m":1},"r":2}"#,
    #"{"kind":1,"content":"{\"title\":\"a\",\"u\":{\"\\\"\":1}}","r":2}"#,
    #"{"kind":1,"content":"{\"title\":\"a\",\"point\":{\"x\":1,\"y\":2,\"q\":[\"\\n\"]}}"}"#,
    #"{"first":10,"second":5,"data":{"title":"a","first":6},"third":7}"#,
    #"{"a":1,"b":"two","c":3,"payload":{"title":"","d":4},"d":5}"#,
    #"{"cmd":1,"version":1,"app":"kitchen \"sink\"","body":{"title":"a","cmd":2},"data":{}}"#,
    #"{"type":50,"data":{"title":"a","flag":9,"width":1,"author":{"name":"n","q":1,"q":2},"items":[],"amount":0}}"#,
    #"{"type":2,"data":{"root":{"name":"a","children":[{"name":"b","children":[],"byName":{},"z":1}],"byName":"#
      + #"{"k":{"name":"c","children":[],"byName":{},"z":2}},"parent":{"name":"d","children":[],"byName":{},"#
      + #""z":3},"z":4},"odd":"zzz","odds":["n","?"],"z":5},"z":6}"#,
    #"{"type":"order","data":{"title":"a","\ud800":"\udc00","e\u0001":1}}"#,
  ]

  @Test(arguments: texts) func isWrittenBack(_ text: String) {
    let message = decode(text)
    #expect(message.encode() == text, "\(message)")
    #expect(decode(message.encode()) == message)
  }

  @Test func canBeAskedFor() throws {
    let text = #"{"type":"order","data":{"title":"a","u":1,"v":"x","u":2},"e":{"f":true}}"#
    guard case .idText(var value) = decode(text) else { throw Unexpected() }
    #expect(value.unknownKeys.keys == ["u", "v", "u"])
    #expect(value.unknownKeys["u"]?.integer == 2)
    #expect(value.unknownKeys["e"] == nil)
    #expect(value.unknownKeys[envelope: "e"]?["f"]?.bool == true)
    value.unknownKeys["u"] = 3
    value.unknownKeys["w"] = "new"
    value.unknownKeys[envelope: "e"] = nil
    #expect(value.encode() == #"{"type":"order","data":{"title":"a","u":3,"v":"x","w":"new"}}"#)
    value.unknownKeys.removeAll()
    #expect(value == IdTextAttachment(title: "a"))
  }

  @Test func takesPartInEquality() {
    #expect(decode(#"{"type":"order","data":{},"x":1}"#) != decode(#"{"type":"order","data":{},"x":2}"#))
    #expect(decode(#"{"type":"order","data":{},"x":1}"#) == decode(#"{"x":1,"data":{ },"type":"order"}"#))
  }

  @Test func invalidMessagesKeepTheirText() {
    let text = #"{"type":"order" , "data":{"title":[]},"x":1}"#
    guard case .invalid(let message) = decode(text) else { return #expect(Bool(false)) }
    #expect(message.messageName == "IdText")
    #expect(message.raw == text)
    #expect(message.failures.map(\.description) == ["`title` must be a string, not a list"])
    #expect(decode(text).encode() == text)
  }
}

/// What a test did not count on.
struct Unexpected: Error {}
