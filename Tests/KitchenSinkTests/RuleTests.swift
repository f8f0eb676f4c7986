import Testing

@testable import KitchenSink

/// Rules of a message: each fails where it must, and says where.
struct RuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var expected: [String]
    var value: RulesAttachment

    init(_ value: RulesAttachment, _ expected: String...) {
      self.value = value
      self.expected = expected
    }

    var testDescription: String { "\(expected) \(value)" }
  }

  static let cases: [Case] = [
    Case(RulesAttachment(url: "u", text: "t")),
    Case(RulesAttachment(path: "p", sound: "s")),
    // When it is encrypted, there is a password.
    Case(RulesAttachment(encrypted: true, password: "x", url: "u", text: "t")),
    Case(RulesAttachment(encrypted: true, url: "u", text: "t"), "password: must not be empty"),
    Case(RulesAttachment(encrypted: true, password: "", url: "u", text: "t"), "password: must not be empty"),
    // One of them at least, and not empty.
    Case(RulesAttachment(text: "t"), ": must have at least one of `url`, `path`", "path: must not be empty"),
    Case(RulesAttachment(url: "", path: "", text: "t"), ": must have at least one of `url`, `path`"),
    Case(RulesAttachment(url: "u", path: "p", text: "t")),
    // Exactly one.
    Case(RulesAttachment(url: "u", text: "t", sound: "s"), ": must have exactly one of `text`, `sound`"),
    Case(RulesAttachment(url: "u", text: "t", sound: "")),
    Case(RulesAttachment(url: "u"), ": must have exactly one of `text`, `sound`", "sound: must be present"),
    Case(RulesAttachment(url: "u", sound: "s")),
    Case(RulesAttachment(url: "u", text: "", sound: ""), ": must have exactly one of `text`, `sound`"),
    // The app's own check.
    Case(RulesAttachment(url: "u", text: "t", count: 13), ": must pass `isPlayable`"),
    // A list of values; a dotted path; an optional on the way.
    Case(
      RulesAttachment(url: "u", text: "t", level: .low, author: .init(name: "12345")),
      "author.name: must have between 1 and 4 characters"),
    Case(
      RulesAttachment(url: "u", text: "t", level: .high, author: .init(name: "")),
      "author.name: must have between 1 and 4 characters"),
    Case(RulesAttachment(url: "u", text: "t", level: .high, author: .init())),
    Case(RulesAttachment(url: "u", text: "t", level: .high)),
    Case(RulesAttachment(url: "u", text: "t", author: .init(name: "12345"))),
    Case(RulesAttachment(url: "u", text: "t", level: .unrecognized(7), author: .init(name: "12345"))),
    // Absent, present, empty, nonEmpty.
    Case(RulesAttachment(path: "", text: "t"), ": must have at least one of `url`, `path`", "path: must not be empty"),
    Case(RulesAttachment(url: "1234567890", text: "t")),
    Case(RulesAttachment(url: "1234567890", path: "", text: "t"), "url: must have at most 9 bytes in UTF-8"),
    Case(RulesAttachment(url: "123456789", path: "p", text: "t")),
    Case(RulesAttachment(password: "p", url: "u", text: "t"), "password: must be absent"),
    Case(RulesAttachment(password: "p", url: "u", sound: "s")),
    // A dotted condition with a list of values.
    Case(RulesAttachment(url: "u", text: "t", count: 10, author: .init(age: 2)), "count: must be between 0 and 9"),
    Case(RulesAttachment(url: "u", text: "t", count: 9, author: .init(age: 1))),
    Case(RulesAttachment(url: "u", text: "t", count: 10, author: .init(age: 3))),
    Case(RulesAttachment(url: "u", text: "t", count: 10)),
  ]

  @Test(arguments: cases) func rule(_ example: Case) {
    let found = example.value.validate().map { "\($0.path): \($0.reason.text)" }
    #expect(found == example.expected)
    let text = example.value.encode()
    let message = decode(text)
    if example.expected.isEmpty {
      #expect(message == .rules(example.value))
    } else {
      #expect(message.complaints == example.expected)
    }
    #expect(message.encode() == text)
  }

  @Test(arguments: [
    (#"{"type":11,"data":{}}"#, false), (#"{"type":12,"data":{"title":"a"}}"#, false),
    (#"{"type":12,"data":{}}"#, true), (#"{"type":"12"}"#, true), (#"{"first":8,"second":81,"data":{}}"#, false),
    (#"{"first":"8","second":"153","data":{}}"#, true),
  ])
  func theIdentityAsACondition(_ text: String, wantsTitle: Bool) {
    #expect((decode(text).kind == nil) == wantsTitle)
    #expect(decode(text).complaints == (wantsTitle ? ["title: must not be empty"] : []))
  }

  @Test func anObjectsOwnRules() {
    let points = [Point(x: 1), Point(x: 0, label: "l"), Point(x: 0)]
    #expect(points.map { $0.validate().map(\.path) } == [[], [], ["label"]])
  }
}
