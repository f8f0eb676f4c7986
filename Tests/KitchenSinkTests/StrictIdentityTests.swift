import Testing

@testable import KitchenSink

/// In a strict envelope 5 is not "5" and neither is 5.0, at every place of an id.
struct StrictIdentityTests {
  static let readings = [
    Reading(#"{"strictType":30,"data":{"title":"a"}}"#, .exactSeveral),
    Reading(#"{"strictType":"30","data":{"title":"a"}}"#, .exactSeveral),
    Reading(#"{"strictType":39,"data":{"title":"a"}}"#, .exactSeveral),
    Reading(#"{"strictType":25,"data":{"title":"a"}}"#, .exactInLoose),
    // What a strict message does not take falls to the next one that does.
    Reading(#"{"strictType":"25","body":{"title":"a"}}"#, .looseRange),
    // Written so that it is read as the same message again.
    Reading(#"{"strictType":25.0,"body":{"title":"a"}}"#, .looseRange, #"{"strictType":"25","body":{"title":"a"}}"#),
    Reading(#"{"strictType":"26","body":{"title":"a"}}"#, .looseRange, #"{"strictType":26,"body":{"title":"a"}}"#),
    Reading(#"{"major":5,"minor":"5","data":{"title":"a"}}"#, .exactPair),
    Reading(#"{"major":"5","minor":5,"data":{"title":"a"}}"#, .exactPairTurned),
    Reading(#"{"major":5,"minor":5,"data":{"title":"a"}}"#, .exactPairAny),
    Reading(#"{"major":5,"minor":"word","data":{"title":"a"}}"#, .exactPairAny),
    Reading(#"{"major":6,"minor":9,"data":{"title":"a"}}"#, .exactPairs),
    Reading(#"{"major":6,"minor":"7","data":{"title":"a"}}"#, .exactPairs),
    Reading(#"{"major":"6","minor":"word","data":{"title":"a"}}"#, .exactPairs),
    Reading(#"{"major":7,"minor":5,"data":{"title":"a"}}"#, .exactInLoosePairs),
    Reading(#"{"major":7,"minor":"5","body":{"title":"a"}}"#, .loosePairs),
    Reading(#"{"major":"7","minor":5,"body":{"title":"a"}}"#, .loosePairs),
    Reading(
      #"{"major":7,"minor":5.0,"body":{"title":"a"}}"#, .loosePairs, #"{"major":7,"minor":"5","body":{"title":"a"}}"#),
  ]

  @Test(arguments: readings) func reads(_ reading: Reading) { reading.check(decode(reading.text)) }

  @Test(arguments: [
    #"{"strictType":"31","x":1}"#, #"{"strictType":30.0,"x":1}"#, #"{"strictType":3.1e1,"x":1}"#,
    #"{"strictType":"29.0","x":1}"#, #"{"major":"5","minor":"5","x":1}"#, #"{"major":"5","minor":"word","x":1}"#,
    #"{"major":5.0,"minor":"5","x":1}"#, #"{"major":5,"minor":5.0,"x":1}"#, #"{"major":"6","minor":9,"x":1}"#,
    #"{"major":6,"minor":"9","x":1}"#, #"{"major":6,"minor":9.0,"x":1}"#, #"{"major":6,"minor":"word","x":1}"#,
    #"{"major":"6","minor":"7","x":1}"#,
  ])
  func anotherFormIsAnotherIdentity(_ text: String) {
    // The message without `id` wants a title.
    #expect(decode(text).complaints == ["title: is missing"])
  }

  @Test func conditionsGoByTheForm() {
    #expect(ExactSeveralAttachment(identity: 30).validate().isEmpty)
    #expect(ExactSeveralAttachment(identity: "30").validate().map(\.path) == ["title"])
    #expect(ExactPairsAttachment(identity: [6, "7"]).validate().map(\.path) == ["title"])
  }
}
