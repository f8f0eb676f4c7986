import Testing

@testable import KitchenSink

/// What an envelope of `reads` holds beside the payload stays where it stood.
struct ReadsTests {
  static let readings: [Reading] = [
    Reading(
      #"{"outer":{"boxDeep":12,"seq":1},"inner":{"payload":{"title":"t"},"seq":2},"seq":3}"#, .boxPlain,
      #"{"boxPlain":2,"boxData":{"title":"t"},"outer":{"seq":1},"inner":{"seq":2},"seq":3}"#),
    // Keys that mean something elsewhere in one of the envelopes, and in the payload.
    Reading(
      #"{"outer":{"boxDeep":12,"boxPlain":1,"outer":2},"inner":{"boxData":3,"title":4,"#
        + #""payload":{"title":"t","payload":5,"boxPlain":6}},"payload":7,"title":8,"boxDeep":9}"#, .boxPlain,
      #"{"boxPlain":2,"boxData":{"title":"t","payload":5,"boxPlain":6},"#
        + #""outer":{"boxPlain":1,"outer":2},"inner":{"boxData":3,"title":4},"payload":7,"title":8,"boxDeep":9}"#),
    // The message writes something else under these keys.
    Reading(
      #"{"outer":{"boxDeep":12,"height":5},"boxPlain":1,"boxData":2,"boxData_":3,"height":4,"inner":{"payload":{}}}"#,
      .boxPlain,
      #"{"boxPlain":2,"height":5,"boxData":{"title":""},"boxPlain_":1,"boxData__":2,"boxData_":3,"height_":4}"#),
    // What does not move keeps its key beside what does.
    Reading(
      #"{"boxPlain":11,"boxData":{"title":"t","seq":1,"note":"n"},"seq":2,"title":3,"hint":4}"#, .boxFlat,
      #"{"boxFlat":1,"title":"t","note":"n","seq_":1,"seq":2,"title_":3,"hint_":4}"#),
    // Paths have objects in common.
    Reading(
      #"{"outer":{"boxDeep":14,"group":1,"seq":2},"inner":{"payload":{"title":"t"},"seq":3}}"#, .boxPair,
      #"{"outer":{"group":4,"number":4,"content":{"title":"t"},"group_":1,"seq":2},"inner":{"seq":3}}"#),
    // The id is in the payload's object, and in one inside of it that the envelope goes through.
    Reading(
      #"{"inner":"{\"meta\":{\"boxKind\":12,\"seq\":1},\"title\":\"t\",\"seq\":2}","seq":3}"#, .boxPlain,
      #"{"boxPlain":2,"boxData":{"title":"t","seq":2},"inner":{"meta":{"seq":1}},"seq":3}"#),
    // With its key in another place, a payload's unknown key would make another message of it.
    Reading(
      #"{"legacyType":"old_notice","legacyData":{"title":"a","type":61}}"#, .flatNotice,
      #"{"businessID":"notice","title":"a","level":1,"type_":61}"#),
  ]

  @Test(arguments: readings) func staysWhereItStood(_ reading: Reading) {
    let message = decode(reading.text)
    reading.check(message)
    #expect(decode(message.encode()) == message)
  }
}
