import Testing

@testable import KitchenSink

/// What an envelope of `reads` holds beside the payload stays where it stood.
@Suite struct ReadsTests {
  @Test func whatStandsOnTheWayStays() {
    let text = #"{"outer":{"boxDeep":12,"seq":1},"inner":{"payload":{"title":"t"},"seq":2},"seq":3}"#
    let written = #"{"boxPlain":2,"boxData":{"title":"t"},"outer":{"seq":1},"inner":{"seq":2},"seq":3}"#
    Reading(text, .boxPlain, written).check(decode(text))
    #expect(decode(written) == decode(text))
  }

  /// Keys that mean something elsewhere in one of the envelopes, and in the payload.
  @Test func whateverTheyAreCalled() {
    let text =
      #"{"outer":{"boxDeep":12,"boxPlain":1,"outer":2},"inner":{"boxData":3,"title":4,"#
      + #""payload":{"title":"t","payload":5,"boxPlain":6}},"payload":7,"title":8,"boxDeep":9}"#
    let written =
      #"{"boxPlain":2,"boxData":{"title":"t","payload":5,"boxPlain":6},"#
      + #""outer":{"boxPlain":1,"outer":2},"inner":{"boxData":3,"title":4},"payload":7,"title":8,"boxDeep":9}"#
    Reading(text, .boxPlain, written).check(decode(text))
    #expect(decode(written) == decode(text))
  }

  /// The message writes something else under these keys.
  @Test func aTakenKeyGetsAnotherName() {
    let text = #"{"outer":{"boxDeep":12},"boxPlain":1,"boxData":2,"boxData_":3,"height":4,"inner":{"payload":{}}}"#
    let written =
      #"{"boxPlain":2,"height":5,"boxData":{"title":""},"boxPlain_":1,"boxData__":2,"boxData_":3,"height_":4}"#
    let beside = text.replacing(#""boxDeep":12"#, with: #""boxDeep":12,"height":5"#)
    Reading(beside, .boxPlain, written).check(decode(beside))
    #expect(decode(written) == decode(beside))
  }

  /// What does not move keeps its key beside what does.
  @Test func twoOfOneName() {
    let text = #"{"boxPlain":11,"boxData":{"title":"t","seq":1,"note":"n"},"seq":2,"title":3,"hint":4}"#
    let written = #"{"boxFlat":1,"title":"t","note":"n","seq_":1,"seq":2,"title_":3,"hint_":4}"#
    Reading(text, .boxFlat, written).check(decode(text))
    #expect(decode(written) == decode(text))
  }

  /// Paths have objects in common.
  @Test func commonObjectsHoldBoth() {
    let text = #"{"outer":{"boxDeep":14,"group":1,"seq":2},"inner":{"payload":{"title":"t"},"seq":3}}"#
    let written =
      #"{"outer":{"group":4,"number":4,"content":{"title":"t"},"group_":1,"seq":2},"inner":{"seq":3}}"#
    Reading(text, .boxPair, written).check(decode(text))
    #expect(decode(written) == decode(text))
  }

  /// In the payload's object, and in one inside of it that the envelope goes through.
  @Test func anIdentityInsideOfAText() {
    let text = #"{"inner":"{\"meta\":{\"boxKind\":12,\"seq\":1},\"title\":\"t\",\"seq\":2}","seq":3}"#
    let written = #"{"boxPlain":2,"boxData":{"title":"t","seq":2},"inner":{"meta":{"seq":1}},"seq":3}"#
    Reading(text, .boxPlain, written).check(decode(text))
    #expect(decode(written) == decode(text))
  }

  /// With its key in another place, a payload's unknown key would make another message of it.
  @Test func nobodyElseIsMeant() {
    let text = #"{"legacyType":"old_notice","legacyData":{"title":"a","type":61}}"#
    let written = #"{"businessID":"notice","title":"a","level":1,"type_":61}"#
    Reading(text, .flatNotice, written).check(decode(text))
    #expect(decode(written) == decode(text))
  }
}
