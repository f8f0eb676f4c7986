import Inspection
import MessageRuntime
import Schema
import Testing

/// A value that passes each constraint and one that fails it: the inspection says of both what `validate()` of generated
/// code does.
struct ConstraintTests {
  fileprivate enum Kind: CaseIterable {
    case nonEmpty, present, absent, range, length, maxBytes, count, pattern, schemes, known
  }

  /// Values of a field of `Checked`, as JSON.
  private struct Sample {
    let field: String
    let kind: Kind
    let passing, failing: String

    init(_ field: String, _ kind: Kind, passes passing: String, fails failing: String) {
      (self.field, self.kind, self.passing, self.failing) = (field, kind, passing, failing)
    }
  }

  private static let samples = [
    Sample("filled", .nonEmpty, passes: #""a""#, fails: #""""#),
    Sample("filledLink", .nonEmpty, passes: #""a""#, fails: "null"),
    Sample("filledList", .nonEmpty, passes: "[1]", fails: "[]"),
    Sample("filledMap", .nonEmpty, passes: #"{"a":1}"#, fails: "{}"),
    Sample("here", .present, passes: "0", fails: "null"),
    Sample("gone", .absent, passes: "null", fails: #""""#),
    Sample("small", .range, passes: "3", fails: "4"),
    Sample("atLeast", .range, passes: "0", fails: "-0.5"),
    Sample("atMost", .range, passes: "100", fails: "101"),
    Sample("big", .range, passes: "18446744073709551615", fails: "0"),
    Sample("tiny", .range, passes: "-1", fails: "-2"),
    Sample("most", .range, passes: "5", fails: "6"),
    Sample("share", .range, passes: "0.75", fails: "0.751"),
    Sample("name", .length, passes: #""12345678""#, fails: #""123456789""#),
    Sample("address", .length, passes: #""https://a""#, fails: #""https:/a""#),
    Sample("short", .maxBytes, passes: #""红包红包""#, fails: #""红包红包x""#),
    Sample("address", .maxBytes, passes: #""https://a.b.c/defghi""#, fails: #""https://a.b.c/defghij""#),
    Sample("few", .count, passes: #"["",""]"#, fails: "[]"),
    Sample("pairs", .count, passes: #"{"a":1,"b":2}"#, fails: #"{"a":1,"b":2,"c":3}"#),
    Sample("names", .count, passes: #"[""]"#, fails: "[]"),
    Sample("code", .pattern, passes: #""012""#, fails: #""12a""#),
    Sample("address", .pattern, passes: #""https://a""#, fails: #""http://a.b""#),
    Sample("slow", .pattern, passes: #""xxxy""#, fails: #""x""#),
    Sample("either", .pattern, passes: #""ab""#, fails: #""c""#),
    Sample("found", .pattern, passes: #""a\n1""#, fails: #""a""#),
    Sample("spaced", .pattern, passes: #""abba""#, fails: #""a""#),
    Sample("quoted", .pattern, passes: #""(a*)""#, fails: #""aa""#),
    Sample("link", .schemes, passes: #""HTTPS://a""#, fails: #""ftp://a""#),
    Sample("level", .known, passes: "2", fails: "9"),
    Sample("mood", .known, passes: #""c""#, fails: #""?""#),
  ]

  @Test func generatedCodeAndInspectionCheckAlike() throws {
    let decoders = try Decoders(.kitchenSink)
    let message = try #require(decoders.schema.messages.first { $0.name == "Checked" })
    for sample in Self.samples {
      let field = try #require(message.fields.first { $0.name == sample.field })
      let constraint = try #require(field.constraints.map(\.value).first { $0.kind == sample.kind })
      #expect(try decoders.compare(Self.input(sample.field, sample.passing)), "\(sample)")
      let failing = Self.input(sample.field, sample.failing)
      #expect(try !decoders.compare(failing), "\(sample)")
      let failure = MessageFailure(path: field.name, reason: constraint.failure).description
      let failures = decoders.pair.generated(failing).failures
      #expect(failures.contains { $0.hasPrefix(failure) }, "\(sample): \(failures)")
    }
  }

  /// Every kind of constraint, and every constraint of `Checked`; but bytes are never empty when they are checked.
  @Test func everyConstraintHasASample() throws {
    #expect(Set(Self.samples.map(\.kind)) == Set(Kind.allCases))
    let decoders = try Decoders(.kitchenSink)
    let message = try #require(decoders.schema.messages.first { $0.name == "Checked" })
    for field in message.fields where field.type != .data {
      for constraint in field.constraints.map(\.value) {
        let isSampled = Self.samples.contains { $0.field == field.name && $0.kind == constraint.kind }
        #expect(isSampled, "\(field.name) \(constraint)")
      }
    }
  }

  /// A valid message, but for one field; of duplicate keys the last one counts.
  private static func input(_ field: String, _ value: String) -> Decoded.Input {
    Decoded.Input(
      text: """
        {"type":40,"data":{"filled":"a","filledLink":"x","filledBytes":"AQ==","filledList":[1],"filledMap":{"a":1},\
        "here":0,"small":1,"atLeast":0,"atMost":100,"big":1,"name":"n","few":["a"],"pairs":{},"level":0,\
        "nested":{"inner":"ab"},"\(field)":\(value)}}
        """)
  }
}

extension Constraint {
  /// Whoever adds a constraint adds a kind, which needs a sample.
  fileprivate var kind: ConstraintTests.Kind {
    switch self {
    case .nonEmpty: .nonEmpty
    case .present: .present
    case .absent: .absent
    case .range: .range
    case .length: .length
    case .maxBytes: .maxBytes
    case .count: .count
    case .pattern: .pattern
    case .schemes: .schemes
    case .known: .known
    }
  }
}
