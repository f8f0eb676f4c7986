import Evolution
import Schema
import SourceText
import Testing

/// What happens to the app's code, beyond the rules' own examples.
@Suite struct SourceTests {
  private func found(from base: Example, to new: Example) throws -> [String] {
    let release = Release(name: "1.0", schema: try Schema(base, from: 100))
    return Evolution.compare(try Schema(new), with: [release]).map { "\($0.rule.id) \($0.text)" }
  }

  private let target = "version: 1\ntargets: [{ name: Chat, path: Sources/Chat/Generated }]\n=== Schemas/Example.yaml\n"

  @Test func aCheckoutWithoutTargetsHasNoCode() throws {
    let found = try found(
      from: "message: Gift\nid: 7\nfields: { title: string }",
      to: Example(
        "=== messagegen.yaml\n" + target + "message: Gift\nid: 7\nfields: { head: { type: string, key: title } }"))
    #expect(found == [])
  }

  @Test func anArgumentOfAnObjectIsReorderedOnce() throws {
    let messages =
      "message: A\nid: 1\nfields: { to: Address }\n---\nmessage: B\nid: 2\nfields: { all: [Address] }\n---\n"
    let found = try found(
      from: Example(messages + "object: Address\nfields: { street: string, city: string }"),
      to: Example(messages + "object: Address\nfields: { city: string, street: string }"))
    #expect(found == ["arguments-reordered Address/fields source"])
  }

  @Test func aLocalFieldIsAnArgumentToo() throws {
    let found = try found(
      from: "message: A\nid: 1\nlocal: { open: { type: bool, default: false }, path: string?, note: string? }",
      to: "message: A\nid: 1\nlocal: { path: string?, open: bool?, hint: string? }")
    #expect(
      found.sorted() == [
        "arguments-reordered A/fields source", "declaration-removed A/local/note source",
        "property-type-changed A/local/open source",
      ])
  }

  @Test func aTypeThatIsOnlyUnusedIsSaidWhereItsUseWas() throws {
    let address = "\n---\nobject: Address\nfields: { city: string }"
    let found = try found(
      from: Example("message: A\nid: 1\nfields: { to: Address? }" + address), to: Example("message: A\nid: 1" + address)
    )
    #expect(found == ["field-removed A/fields/to old-reads-new=absent source"])
  }

  @Test func whereTheRuntimeIsMatters() throws {
    let base = "=== messagegen.yaml\nversion: 1\n"
    let targets = "targets: [{ name: Chat, path: Sources/Chat/Generated }]\n"
    let found = try found(
      from: Example(base + targets), to: Example(base + "runtime: { package: Packages/Runtime }\n" + targets))
    #expect(found == ["declaration-removed targets/Chat/runtime source"])
  }

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
    let found = try found(from: Example(message + "[\(old)]"), to: Example(message + "[\(new)]"))
    #expect(found.map { String($0.dropFirst("constraint-".count).prefix { $0 != " " }) }.sorted() == expected)
  }

  @Test func aRuleOfWhichNobodyKnowsMayRefuse() throws {
    let message = "message: A\nid: 1\nfields: { a: string }\n"
    let release = Release(name: "1.0", schema: try Schema(Example(message), from: 100))
    func text(_ rule: String) throws -> [String] {
      Evolution.compare(try Schema(Example(message + "validate: [\(rule)]")), with: [release])
        .map(\.diagnostic.message.english)
    }
    #expect(try text("{ hook: isFine }") == ["`validate` of `A` may reject what passed before"])
    #expect(try text("{ field: a, pattern: x }") == ["`validate` of `A` may reject what passed before"])
    #expect(try text("{ field: a, nonEmpty: true }") == ["`validate` of `A` rejects what passed before"])
  }

  @Test func severitiesAreTheConfigurations() throws {
    let release = Release(name: "1.0", schema: try Schema("message: Gift\nid: 7\nfields: { note: string? }", from: 100))
    func severities(_ severity: String) throws -> [Diagnostic.Severity] {
      let rules = "=== messagegen.yaml\nversion: 1\nlint: { rules: { field-removed: \(severity) } }\n"
      let new = try Schema(Example(rules + "=== Schemas/Example.yaml\nmessage: Gift\nid: 7"))
      return Evolution.compare(new, with: [release]).map(\.severity)
    }
    #expect(try severities("error") == [.error])
    #expect(try severities("note") == [.note])
    #expect(try severities("off") == [])
  }
}
