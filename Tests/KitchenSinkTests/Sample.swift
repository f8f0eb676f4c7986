import MessageRuntime

@testable import KitchenSink

/// A valid payload, whose fields tests replace: of duplicate keys the last one wins.
struct Sample: Sendable {
  var id: Int
  var members: String

  /// The message with further members.
  func text(_ more: String = "") -> String {
    let both = [members, more].filter { !$0.isEmpty }.joined(separator: ",")
    return "{\"type\":\(id),\"data\":{\(both)}}"
  }

  /// What is written under a key for a value read there; nil: nothing, or the message is invalid.
  func written(_ key: String, for json: String) -> String? {
    let message = decode(text("\(JSONValue(key).json):\(json)"))
    if message.attachment == nil { return nil }
    return JSONValue(json: message.encode())?["data"]?[key]?.json
  }

  func complaints(_ more: String) -> [String] { decode(text(more)).complaints }

  static let everything = Sample(
    id: 1,
    members: #""title":"t","flag":true,"count":1,"small":2,"large":3,"unsigned":4,"huge":5,"ratio":0.5,"#
      + #""link":"https://a.b/c","bytes":"aGk=","at":1,"atMillis":1000,"anything":{"a":[1]},"shared":{"x":1},"#
      + #""level":1,"tags":["a"],"scores":{"a":1},"matrix":[[1,2],[]],"groups":{"g":[{"x":1}]},"levels":[0,1],"#
      + #""links":["https://a"],"moments":[1.5],"author":{"name":"n","home":{"street":"s"}},"state":"created""#)
  static let keys = Sample(id: 3, members: #""amt":1"#)
  static let defaults = Sample(id: 4, members: "")
  static let omissions = Sample(id: 5, members: "")
  static let wires = Sample(
    id: 6,
    members: #""intAsString":"1","hugeAsString":"2","doubleAsString":"0.5","boolAsString":"1","boolAsInt":1,"#
      + #""digitsAsInt":12,"listOfStrings":["1"],"mapOfInts":{"a":1},"pointInString":"{\"x\":1}","#
      + #""listInString":"[{\"x\":1}]","timeAsString":"1000""#)
  static let strict = Sample(
    id: 7, members: #""text":"t","count":1,"flag":true,"ratio":0.5,"list":[1],"point":{"x":1}"#)
}

/// A key, JSON that is there, and the JSON written for it.
struct Value: Sendable, CustomStringConvertible {
  var key: String
  var given: String
  var written: String?

  init(_ key: String, _ given: String, _ written: String?) {
    self.key = key
    self.given = given
    self.written = written
  }

  var description: String { "\(key): \(given)" }
}
