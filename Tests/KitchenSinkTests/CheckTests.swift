import Foundation
import MessageRuntime
import Testing

@testable import KitchenSink

/// Every constraint, passing and failing at its bounds, with the path of the field.
struct CheckTests {
  /// Valid; every case below changes one thing.
  static let valid = CheckedAttachment(
    filled: "a", filledLink: URL(string: "x"), filledBytes: Data([1]), filledList: [1], filledMap: ["a": 1], here: 0,
    small: 1, atLeast: 0, atMost: 100, big: 1, name: "n", few: ["a"], pairs: [:], level: .low,
    nested: .init(inner: "ab"))

  struct Case: Sendable, CustomTestStringConvertible {
    var expected: String
    var change: @Sendable (inout CheckedAttachment) -> Void

    init(_ expected: String, _ change: @escaping @Sendable (inout CheckedAttachment) -> Void) {
      self.expected = expected
      self.change = change
    }

    var testDescription: String { expected.isEmpty ? "valid" : expected }
  }

  static let passing: [Case] = [
    Case("") { _ in }, Case("") { $0.small = 3 }, Case("") { $0.atLeast = .greatestFiniteMagnitude },
    Case("") { $0.atMost = .min }, Case("") { $0.big = .max }, Case("") { $0.name = "12345678" },
    Case("") { $0.name = "👨‍👩‍👧‍👦红包e\u{301}" }, Case("") { $0.short = "红包红包" }, Case("") { $0.short = "" },
    Case("") { $0.few = ["", ""] }, Case("") { $0.pairs = ["a": 1, "b": 2] }, Case("") { $0.code = "0123" },
    Case("") { $0.link = URL(string: "HTTPS://a") }, Case("") { $0.link = URL(string: "http://a") },
    Case("") { $0.address = URL(string: "https://a") }, Case("") { $0.address = URL(string: "https://a.b.c/defghi") },
    Case("") { $0.tiny = -1 }, Case("") { $0.most = 5 }, Case("") { $0.share = 0.25 }, Case("") { $0.share = 0.75 },
    Case("") { $0.mood = .class }, Case("") { $0.names = [""] }, Case("") { $0.level = .high },
    Case("") { $0.nested.inner = "abcd" }, Case("") { $0.list = [.init(price: 1)] }, Case("") { $0.slow = "xxxy" },
    Case("") { $0.either = String(repeating: "ab", count: 5000) }, Case("") { $0.found = "a\r\n1" },
    Case("") { $0.found = String(repeating: "红包\n", count: 100_000) + "end" }, Case("") { $0.spaced = "abba" },
    Case("") { $0.quoted = "(a*)" },
  ]

  static let failing: [Case] = [
    Case("filled: must not be empty") { $0.filled = "" }, Case("filledLink: must not be empty") { $0.filledLink = nil },
    Case("filledBytes: must not be empty") { $0.filledBytes = Data() },
    Case("filledList: must not be empty") { $0.filledList = [] },
    Case("filledMap: must not be empty") { $0.filledMap = [:] }, Case("here: must be present") { $0.here = nil },
    Case("gone: must be absent") { $0.gone = "" }, Case("small: must be between 1 and 3") { $0.small = 0 },
    Case("small: must be between 1 and 3") { $0.small = 4 },
    Case("atLeast: must be at least 0") { $0.atLeast = -0.001 },
    Case("atMost: must be at most 100") { $0.atMost = 101 },
    Case("big: must be between 1 and 18446744073709551615") { $0.big = 0 },
    Case("name: must have between 1 and 8 characters") { $0.name = "" },
    Case("name: must have between 1 and 8 characters") { $0.name = "123456789" },
    Case("short: must have at most 12 bytes in UTF-8") { $0.short = "红包红包x" },
    Case("few: must have between 1 and 2 elements") { $0.few = [] },
    Case("few: must have between 1 and 2 elements") { $0.few = ["a", "b", "c"] },
    Case("pairs: must have at most 2 elements") { $0.pairs = ["a": 1, "b": 2, "c": 3] },
    Case("code: must match `^[0-9]+$`") { $0.code = "12a" }, Case("code: must match `^[0-9]+$`") { $0.code = "" },
    Case("found: must match `\\n[0-9]|end`") { $0.found = "a\nb" },
    Case("spaced: must match `(?x) b+ # at the end`") { $0.spaced = "a" },
    Case("quoted: must match `\\Qa*`") { $0.quoted = "aa" },
    Case("link: must have one of the schemes `https`, `http`") { $0.link = URL(string: "ftp://a") },
    Case("link: must have one of the schemes `https`, `http`") { $0.link = URL(string: "/a") },
    Case("level: must be a declared value, not 9") { $0.level = .unrecognized(9) },
    Case("address: must have between 9 and 20 characters") { $0.address = URL(string: "https:/a") },
    Case("address: must match `^https:`") { $0.address = URL(string: "http://a.b") },
    Case("tiny: must be between -1 and 1") { $0.tiny = 2 }, Case("most: must be at most 5") { $0.most = 6 },
    Case("share: must be between 0.25 and 0.75") { $0.share = 0.2499 },
    Case("mood: must be a declared value, not ?") { $0.mood = .unrecognized("?") },
    Case("names: must have at least 1 element") { $0.names = [] },
    Case("nested.inner: must have between 2 and 4 characters") { $0.nested.inner = "a" },
    Case("list[1].price: must be at least 1") { $0.list = [.init(price: 1), .init(price: 0)] },
  ]

  @Test(arguments: passing) func passes(_ example: Case) {
    var value = Self.valid
    example.change(&value)
    #expect(value.validate().isEmpty)
    #expect(decode(value.encode()) == .checked(value))
  }

  @Test(arguments: failing) func fails(_ example: Case) {
    var value = Self.valid
    example.change(&value)
    #expect(value.validate().map { "\($0.path): \($0.reason.text)" } == [example.expected])
    let text = value.encode()
    let message = decode(text)
    // No bytes are an empty string, which is a missing value.
    let expected = example.expected == "filledBytes: must not be empty" ? "filledBytes: is missing" : example.expected
    #expect(message.complaints == [expected])
    #expect(message.encode() == text)
  }

  @Test func everyReasonAtOnce() {
    var value = Self.valid
    for example in Self.failing { example.change(&value) }
    let paths = value.validate().map(\.path)
    value.filledBytes = Data([1])
    #expect(Set(paths) == Set(Self.failing.map { String($0.expected.prefix { $0 != ":" }) }))
    #expect(decode(value.encode()).paths == paths.filter { $0 != "filledBytes" })
  }

  /// A pattern with nested quantifiers would take minutes over a short text, and memory over a long one.
  @Test(arguments: [
    ("slow", String(repeating: "x", count: 40), "(x+x+)+y", MessageFailure.Cause.steps),
    ("slow", String(repeating: "x", count: 100_000), "(x+x+)+y", MessageFailure.Cause.steps),
    ("either", String(repeating: "ab", count: 500_000), "^(a|b)+$", MessageFailure.Cause.memory),
  ])
  func saysThatItGaveUp(field: String, text: String, pattern: String, cause: MessageFailure.Cause) throws {
    var value = Self.valid
    if field == "slow" { value.slow = text } else { value.either = text }
    let failures = decode(value.encode()).failures
    #expect(failures.map(\.path) == [field])
    #expect(failures.map(\.reason) == [.unchecked(pattern: pattern, cause: cause)])
    #expect(failures.map(\.description) == ["`\(field)` could not be checked against `\(pattern)`: \(cause.rawValue)"])
  }

  @Test func givingUpOnOneFieldLeavesOthersToBeChecked() {
    var value = Self.valid
    value.slow = String(repeating: "x", count: 40)
    value.either = String(repeating: "ab", count: 500)
    value.code = "12a"
    value.found = "the end"
    #expect(Set(value.validate().map(\.path)) == ["slow", "code"])
  }

  @Test func numbersThatJSONCannotSay() {
    var value = Self.valid
    value.atLeast = .infinity
    #expect(value.validate().map(\.reason) == [.notFinite])
    value.atLeast = .nan
    #expect(value.validate().map(\.path) == ["atLeast", "atLeast"])
    #expect(JSONValue(json: value.encode()) != nil)
    let point = BareAttachment(items: [Point(x: 1), Point(x: .infinity)])
    #expect(point.validate().map(\.path) == ["items[1].x"])
    #expect(decode(point.encode(), externalID: 78).kind == .bare)
    var card = CardAttachment(title: "a")
    card.height = -.infinity
    #expect(card.validate().map(\.path) == ["height"])
  }

  /// In an object that is in a list, a map, an optional or a slot.
  @Test func rulesInside() {
    let groups = decode(Sample.everything.text(#""groups":{"g":[{"x":1},{"x":0,"label":""}]},"maybeShared":{"x":0}"#))
    #expect(groups.complaints == ["maybeShared.label: must not be empty", "groups[\"g\"][1].label: must not be empty"])
    let wired = decode(Sample.wires.text(#""maybeInString":"{\"x\":0}""#))
    #expect(wired.complaints == ["maybeInString.label: must not be empty"])
  }
}
