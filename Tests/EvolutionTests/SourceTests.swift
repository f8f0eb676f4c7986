import Evolution
import Schema
import SourceText
import Testing

/// What happens to the app's code, beyond the rules' own examples.
struct SourceTests {
  @Test(arguments: code) func isFound(_ compared: Compared) throws { try compared.check() }

  private static let target =
    "=== messagegen.yaml\nversion: 1\ntargets: [{ name: Chat, path: Sources/Chat/Generated }]\n"
  private static let users =
    "message: A\nid: 1\nfields: { to: Address }\n---\nmessage: B\nid: 2\nfields: { all: [Address] }\n---\n"
  private static let address = "\n---\nobject: Address\nfields: { city: string }"

  private static let code: [Compared] = [
    Compared(
      "a checkout without targets has no code", [gift("title: string")],
      Example(
        target + "=== Schemas/Example.yaml\nmessage: Gift\nid: 7\nfields: { head: { type: string, key: title } }"),
      finds: []),
    Compared(
      "an argument of an object is reordered once",
      [Example(users + "object: Address\nfields: { street: string, city: string }")],
      Example(users + "object: Address\nfields: { city: string, street: string }"),
      finds: ["arguments-reordered Address/fields source"]),
    Compared(
      "a local field is an argument too",
      ["message: A\nid: 1\nlocal: { open: { type: bool, default: false }, path: string?, note: string? }"],
      "message: A\nid: 1\nlocal: { path: string?, open: bool?, hint: string? }",
      finds: [
        "arguments-reordered A/fields source", "declaration-removed A/local/note source",
        "property-type-changed A/local/open source",
      ]),
    Compared(
      "a type that is only unused is said where its use was",
      [Example("message: A\nid: 1\nfields: { to: Address? }" + address)], Example("message: A\nid: 1" + address),
      finds: ["field-removed A/fields/to old-reads-new=absent source"]),
    Compared(
      "where the runtime is matters", [Example(target)],
      Example(target + "runtime: { package: Packages/Runtime }\n"),
      finds: ["declaration-removed targets/Chat/runtime source"]),
  ]

  @Test(arguments: [
    ("{ anyOf: [a, b] }", "{ anyOf: [b, c, a] }", ["loosened"]),
    ("{ anyOf: [a, b] }", "{ oneOf: [a, b] }", ["tightened"]),
    ("{ oneOf: [a, b] }", "{ anyOf: [a, b] }", ["loosened"]),
    ("{ field: a, length: 1..9 }", "{ field: a, length: 2..3 }", ["tightened"]),
    ("{ field: a, length: 1..9, when: { n: [1, 2] } }", "{ field: a, length: 1..9, when: { n: 1 } }", ["loosened"]),
    ("{ hook: isFine }", "{ hook: isGood }", ["loosened", "tightened"]),
  ])
  func rulesAreComparedByWhatTheySay(_ old: String, _ new: String, _ expected: [String]) throws {
    let message = "message: A\nid: 1\nfields: { a: string?, b: string?, c: string?, n: int? }\nvalidate: "
    let found = try Evolution.compare(Example(message + "[\(new)]"), with: [Example(message + "[\(old)]")])
    #expect(found.map { String($0.rule.id.dropFirst("constraint-".count)) }.sorted() == expected)
  }

  @Test func aRuleOfWhichNobodyKnowsMayRefuse() throws {
    let message = "message: A\nid: 1\nfields: { a: string }\n"
    let rules = ["{ hook: isFine }", "{ field: a, pattern: x }", "{ field: a, nonEmpty: true }"]
    let texts = try rules.flatMap { rule in
      try Evolution.compare(Example(message + "validate: [\(rule)]"), with: [Example(message)])
        .map(\.diagnostic.message.english)
    }
    #expect(texts == ["may reject", "may reject", "rejects"].map { "`validate` of `A` \($0) what passed before" })
  }

  @Test func severitiesAreTheConfigurations() throws {
    for (word, severities) in [("error", [.error]), ("note", [.note]), ("off", [])]
      as [(String, [Diagnostic.Severity])]
    {
      let rules = "=== messagegen.yaml\nversion: 1\nlint: { rules: { field-removed: \(word) } }\n"
      let new = Example(rules + "=== Schemas/Example.yaml\nmessage: Gift\nid: 7")
      #expect(try Evolution.compare(new, with: [gift("note: string?")]).map(\.severity) == severities)
    }
  }
}
