/// A valid payload, whose fields tests replace: of duplicate keys the last one wins.
struct Sample: Sendable {
  var id: Int
  var members: String

  /// The message with further members.
  func text(_ more: String = "") -> String {
    let both = [members, more].filter { !$0.isEmpty }.joined(separator: ",")
    return "{\"type\":\(id),\"data\":{\(both)}}"
  }

  static let everything = Sample(
    id: 1,
    members: #""title":"t","flag":true,"count":1,"small":2,"large":3,"unsigned":4,"huge":5,"ratio":0.5,"#
      + #""link":"https://a.b/c","bytes":"aGk=","at":1,"atMillis":1000,"anything":{"a":[1]},"shared":{"x":1},"#
      + #""level":1,"tags":["a"],"scores":{"a":1},"matrix":[[1,2],[]],"groups":{"g":[{"x":1}]},"levels":[0,1],"#
      + #""links":["https://a"],"moments":[1.5],"author":{"name":"n","home":{"street":"s"}},"state":"created""#)
  static let omissions = Sample(id: 5, members: "")
  static let wires = Sample(
    id: 6,
    members: #""intAsString":"1","hugeAsString":"2","doubleAsString":"0.5","boolAsString":"1","boolAsInt":1,"#
      + #""digitsAsInt":12,"listOfStrings":["1"],"mapOfInts":{"a":1},"pointInString":"{\"x\":1}","#
      + #""listInString":"[{\"x\":1}]","timeAsString":"1000""#)
}
