import Foundation
import Testing

@testable import MessageRuntime

/// What leniency takes, row by row; and that `lenient: false` takes nothing of it.
struct JSONCoercionTests {
  /// What is read: a value, `missing` or `failure`.
  private func outcome<T: JSONReadable>(_ type: T.Type, _ json: String, _ options: JSONOptions = []) -> String {
    let result = readJSON(type, json, options)
    #expect(result.isJSON && (result.value == nil || result.failures.isEmpty))
    return result.value.map { "\($0)" } ?? (result.failures.isEmpty ? "missing" : "failure")
  }

  @Test(arguments: [
    ("5", "5"), ("true", "1"), ("false", "0"), ("1.0", "1"), ("1e3", "1000"), ("1.50", "1.50"), ("-0.0", "0"),
    ("1e-1", "1e-1"),
    ("9007199254740993", "9007199254740993"), ("123456789012345678901234567890", "123456789012345678901234567890"),
    ("9007199254740993.0", "9007199254740993"), ("1e400", "1e400"), ("null", "missing"), (#""""#, ""),
    ("{}", "failure"),
    ("[]", "failure"), ("[1]", "failure"),
  ])
  func string(_ json: String, _ expected: String) { #expect(outcome(String.self, json) == expected) }

  @Test(arguments: [
    ("5.9", "5"), ("-5.9", "-5"), ("-0.5", "0"), ("true", "1"), ("false", "0"), (#""12abc""#, "12"), (#""  42""#, "42"),
    (#""2.9""#, "2"), (#""+7""#, "7"), (#""-7x""#, "-7"), (#""007""#, "7"), (#""\t\n5""#, "5"), (#""1e3""#, "1"),
    (#""abc""#, "failure"), (#"" ""#, "failure"), (#""-""#, "failure"), (#""- 5""#, "failure"), (#""５""#, "failure"),
    (#""""#, "missing"), ("null", "missing"), ("{}", "failure"), ("[]", "failure"), ("1e3", "1000"),
    ("1e400", "failure"),
    ("1e-400", "0"), (#""99999999999999999999""#, "failure"),
  ])
  func integer(_ json: String, _ expected: String) { #expect(outcome(Int.self, json) == expected) }

  @Test(arguments: [
    (#""1.5""#, "1.5"), (#"" 1e3\n""#, "1000.0"), (#""""#, "missing"), ("null", "missing"), (#""1.5x""#, "failure"),
    (#""+1""#, "failure"), (#""NaN""#, "failure"), (#""1e400""#, "failure"), ("1e400", "failure"), ("true", "failure"),
    ("{}", "failure"), ("[]", "failure"), (#"" ""#, "failure"),
  ])
  func double(_ json: String, _ expected: String) { #expect(outcome(Double.self, json) == expected) }

  @Test(arguments: [
    ("0", "false"), ("1", "true"), ("2", "true"), ("-1", "true"), ("0.0", "false"), ("0e5", "false"), ("0.1", "true"),
    ("1e-400", "true"), (#""true""#, "true"), (#""YES""#, "true"), (#""no""#, "false"), (#""false""#, "false"),
    (#""0""#, "false"),
    (#""1""#, "true"), (#""007""#, "true"), (#"" +01""#, "true"), (#""-0t""#, "true"), (#""abc""#, "false"),
    (#"" ""#, "false"),
    (#""""#, "missing"), ("null", "missing"), ("{}", "failure"), ("[]", "failure"),
  ])
  func bool(_ json: String, _ expected: String) { #expect(outcome(Bool.self, json) == expected) }

  @Test(arguments: [
    (#""""#, "missing"), ("null", "missing"), ("5", "[5]"), (#""5""#, "[5]"), (#""[1,2]""#, "[1, 2]"),
    (#"" [] ""#, "[]"),
    ("[]", "[]"), ("[1,null,\"x\",\"2\",\"\",{}]", "[1, 2]"), (#""[1,""#, "failure"), ("{}", "failure"),
    (#""x""#, "failure"),
    ("true", "[1]"),
  ])
  func list(_ json: String, _ expected: String) { #expect(outcome([Int].self, json) == expected) }

  @Test(arguments: [
    (#""a""#, #"["a"]"#), (#""[a""#, #"["[a"]"#), (#""[\"a\"]""#, #"["a"]"#), (#"["",null]"#, #"[""]"#),
    ("5", #"["5"]"#),
  ])
  func listOfStrings(_ json: String, _ expected: String) { #expect(outcome([String].self, json) == expected) }

  @Test(arguments: [
    (#""""#, "missing"), ("null", "missing"), ("[]", "missing"), ("[ ]", "missing"), ("[1]", "failure"),
    (#""{}""#, "[:]"),
    (#""{\"a\":1}""#, #"["a": 1]"#), (#"{"a":null,"b":"x","c":3}"#, #"["c": 3]"#), (#"{"a":1,"a":2}"#, #"["a": 2]"#),
    (#""[]""#, "missing"), (#""{""#, "failure"), (#""x""#, "failure"), ("5", "failure"), (#"" ""#, "failure"),
  ])
  func map(_ json: String, _ expected: String) { #expect(outcome([String: Int].self, json) == expected) }

  @Test(arguments: ["5", "true", "[]", #""""#, #""\"x\"""#])
  func strictTakesTheDeclaredTypeAlone(_ json: String) {
    #expect(outcome(FixtureAttachment.Node.self, json, .strict) == "failure")
    #expect(outcome([String: Int].self, json, .strict) == "failure")
    if json != "true" { #expect(outcome(Bool.self, json, .strict) == "failure") }
    if json != "5" {
      #expect(outcome(Int.self, json, .strict) == "failure")
      #expect(outcome(Double.self, json, .strict) == "failure")
    }
    if json != "[]" { #expect(outcome([Int].self, json, .strict) == "failure") }
    if !json.hasPrefix("\"") { #expect(outcome(String.self, json, .strict) == "failure") }
  }

  @Test func strictIntegersMayHaveAnEmptyFraction() {
    #expect(["5.0", "5e1", "5.5"].map { outcome(Int.self, $0, .strict) } == ["5", "50", "failure"])
  }

  @Test func strictListsNameTheirElements() {
    #expect(readJSON([Int].self, #"[1,"2",null]"#, .strict).failures.map(\.path) == ["[1]", "[2]"])
    #expect(readJSON([String: Int].self, #"{"a":1,"b":"x"}"#, .strict).failures.map(\.path) == [#"["b"]"#])
    #expect(readJSON([String: Int].self, #"{"b":"x","b":1}"#, .strict).failures.isEmpty)
    #expect(readJSON([JSONValue].self, "[null]", .strict).value == [nil])
  }

  @Test func droppedElementsAreCounted() {
    let fixture = FixtureMessage.with(#""tags":["a",null,{}],"scores":{"x":[],"y":1}"#).fixture
    #expect(fixture?.tags == ["a"] && fixture?.scores == ["y": 1])
    #expect(fixture?.unknownKeys.droppedElements == 3 && fixture?.unknownKeys.isEmpty == true)
  }

  @Test(arguments: [
    ("1", JSONOptions.wireString, "failure"), (#""1""#, .wireString, "1"), (#""x""#, .wireString, "failure"),
    (#"" 1""#, .wireString, "failure"), ("1", .wireInt, "1"), (#""1""#, .wireInt, "failure"),
  ])
  func strictWire(_ json: String, _ wire: JSONOptions, _ expected: String) {
    #expect(outcome(Int.self, json, wire.union(.strict)) == expected)
  }

  @Test func strictWireOfBoolsAndStrings() {
    let bits = [
      "0": "false", "1": "true", "1.0": "true", "10e-1": "true", "2": "failure", "-1": "failure", "0.1": "failure",
      "1.5": "failure", "1e5": "failure", "1e-400": "failure", "10": "failure", "100000000000000000000": "failure",
    ]
    for (json, expected) in bits { #expect(outcome(Bool.self, json, [.strict, .wireInt]) == expected, "\(json)") }
    #expect([#""1""#, "true"].map { outcome(Bool.self, $0, [.strict, .wireString]) } == ["true", "failure"])
    #expect(outcome(String.self, "12", [.strict, .wireInt]) == "12")
    #expect(outcome(Double.self, #""1.5""#, [.strict, .wireString]) == "1.5")
  }
}
