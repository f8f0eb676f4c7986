import Foundation
import Testing

@testable import KitchenSink

/// The profile that travels in a message's extension data, and the order in which it is looked up.
struct ProfileTests {
  static let profile = MessageProfile(
    nickname: "小红", avatar: URL(string: "https://example.com/a.png"), account: 9_007_199_254_740_993,
    isMember: true, rank: .high, group: .init(nickname: "群主", tags: ["a", "b"]))

  // MARK: The dictionary of the V1 API

  @Test func aDictionaryBringsBackWhatWasPutIntoIt() {
    let remoteExt = Self.profile.merged(intoRemoteExt: nil)
    #expect(remoteExt["nick"] as? String == "小红")
    #expect(remoteExt["account.id"] as? Int64 == 9_007_199_254_740_993)
    #expect((remoteExt["group"] as? [String: Any])?["tags"] as? [String] == ["a", "b"])
    #expect(MessageProfile(remoteExt: remoteExt) == Self.profile)
  }

  @Test func whatElseIsInTheDictionaryStays() {
    let date = Date(timeIntervalSince1970: 0)
    let before: [AnyHashable: Any] = ["app": ["version": 3], 5: "five", "date": date, "nickName": "old", "isMember": 1]
    let after = MessageProfile(nickname: "new").merged(intoRemoteExt: before)
    #expect((after["app"] as? [String: Int]) == ["version": 3])
    #expect(after[5] as? String == "five")
    #expect(after["date"] as? Date == date)
    #expect(after["nick"] as? String == "new")
    #expect(after["nickName"] == nil, "an alias of the profile's would win nothing, and be wrong")
    #expect(after["isMember"] == nil, "`omit: default` leaves it out, so the old one must go, too")
    #expect(MessageProfile(remoteExt: after) == MessageProfile(nickname: "new"))
  }

  @Test func aDictionaryIsReadAsLenientlyAsAMessage() {
    let profile = MessageProfile(remoteExt: ["nickName": 5, "account.id": "42", "isMember": 1, "rank": 9])
    #expect(profile == MessageProfile(nickname: "5", account: 42, isMember: true, rank: .unrecognized(9)))
  }

  /// Or nothing that JSON has a form for, or what breaks its rules.
  @Test func nothingOfAProfileIsNone() {
    let nothing: [[AnyHashable: Any]?] = [
      nil, [:], ["other": 1], ["nick": NSNull()], ["nick": Date()], ["nick": ""],
      ["nick": String(repeating: "x", count: 33)], ["nick": "a", "avatar": "http://example.com"],
      ["nick": "a", "group": ["tags": [String]()]],
    ]
    for remoteExt in nothing { #expect(MessageProfile(remoteExt: remoteExt) == nil) }
    #expect(MessageProfile(remoteExt: ["nick": "a", "avatar": Date()]) == MessageProfile(nickname: "a"))
  }

  // MARK: The JSON text of the V2 API

  @Test func aTextBringsBackWhatWasPutIntoIt() {
    let text = Self.profile.merged(intoServerExtension: nil)
    #expect(
      text == """
        {"nick":"小红","avatar":"https://example.com/a.png","account.id":9007199254740993,"isMember":true,"rank":2,\
        "group":{"nickname":"群主","tags":["a","b"]}}
        """)
    #expect(MessageProfile(serverExtension: text) == Self.profile)
  }

  @Test func whatElseIsInTheTextStaysAsItWas() {
    let before = #"{"nick":"old","b":1.50,"a":{"nick":"inner"},"nickName":"older","big":123456789012345678901}"#
    let after = MessageProfile(nickname: "new").merged(intoServerExtension: before)
    #expect(after == #"{"b":1.50,"a":{"nick":"inner"},"big":123456789012345678901,"nick":"new"}"#)
    #expect(
      MessageProfile(serverExtension: after)?.unknownKeys.isEmpty == true, "what is the app's is not the profile's")
  }

  @Test(arguments: [nil, "", "[]", "null", "{", "{}", #"{"other":1}"#, #"{"nick":null}"#])
  func aTextWithoutAProfileHasNone(_ text: String?) {
    #expect(MessageProfile(serverExtension: text) == nil)
    let merged = MessageProfile(nickname: "a").merged(intoServerExtension: text)
    #expect(MessageProfile(serverExtension: merged) == MessageProfile(nickname: "a"))
  }

  // MARK: Looking up

  @Test func theAppsStoreComesFirst() {
    var asked: [String] = []
    let lookup = ProfileLookup(
      store: { $0 == "friend" ? MessageProfile(nickname: "from the store") : nil },
      sdk: { account in
        asked.append(account)
        return account == "nobody" ? nil : MessageProfile(nickname: "from the SDK")
      })
    let came = MessageProfile(nickname: "from the message")
    #expect(lookup.find("friend", message: came)?.step == .store)
    #expect(lookup.find("friend", message: came)?.profile.nickname == "from the store")
    #expect(lookup.find("stranger", message: came)?.step == .message)
    #expect(asked.isEmpty, "a later step is not asked if an earlier one has an answer")
    #expect(lookup.find("stranger")?.profile.nickname == "from the SDK")
    #expect(lookup.find("nobody") == nil)
    #expect(asked == ["stranger", "nobody"])
  }

  @Test func theMessageIsNotReadIfTheStoreHasAnAnswer() {
    let lookup = ProfileLookup(store: { _ in MessageProfile(nickname: "a") })
    var readings = 0
    func read() -> MessageProfile? {
      readings += 1
      return nil
    }
    #expect(lookup.find("friend", message: read())?.step == .store)
    #expect(readings == 0)
    #expect(ProfileLookup().find("friend", message: read()) == nil)
    #expect(readings == 1)
  }
}
