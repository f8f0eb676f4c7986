import Evolution
import Schema
import SourceText
import Testing

/// Schemas at the ends of what numbers hold, and such as have very many ways through them.
struct ExtremesTests {
  private func rules(from base: String, to new: String) throws -> Set<String> {
    Set(try Evolution.compare(Example(new), with: [Example(base)]).map(\.rule.id))
  }

  @Test func rangesOfIDsEndWithTheIntegers() throws {
    let gift = "message: Gift\nids: [100..]\nfields: { title: string?, wish: string? }\n"
    #expect(try rules(from: gift, to: gift + "validate: [{ anyOf: [title, wish] }]") == ["constraint-tightened"])
  }

  @Test(arguments: ["maxBytes: 9223372036854775807", "length: 0..9223372036854775807"])
  func limitsEndWithTheIntegers(_ limit: String) throws {
    let found = try rules(
      from: "message: Gift\nid: 7\nfields: { title: { type: string, \(limit) } }",
      to: "message: Gift\nid: 7\nfields: { title: int }")
    #expect(found.contains("type-changed"))
  }

  @Test func idsOfManyComponentsAreTriedOneByOne() throws {
    let head = """
      === messagegen.yaml
      version: 1
      envelopes: { default: { id: [a, b, c], payload: data } }
      === Schemas/Example.yaml

      """
    let others = head + (1...60).map { "message: M\($0)\nid: [\($0), x, y]\n" }.joined(separator: "---\n")
    let gift = "message: Gift\nid: [_, _, _]\nfields: { title: string?, wish: string? }\n"
    let found = try rules(
      from: others + "---\n" + gift, to: others + "---\n" + gift + "validate: [{ anyOf: [title, wish] }]")
    #expect(found == ["constraint-tightened"])
  }

  /// Each type holds two of the next one: there are a billion ways to the last.
  @Test func typesWithinTypesAreFoundOnce() throws {
    func schemas(_ last: String) -> String {
      let types = (1...30).map { "object: T\($0)\nfields: { a: T\($0 + 1)?, b: T\($0 + 1)? }\n" }
      return (types + ["object: T31\nfields: { value: \(last) }\n", "message: Gift\nid: 7\nfields: { t: T1 }\n"])
        .joined(separator: "---\n")
    }
    #expect(try rules(from: schemas("string"), to: schemas("int")) == ["type-changed"])
  }

  /// The least that a message has in it is more than anybody can write.
  @Test func typesMayAlwaysBeWithinTypes() throws {
    let types = (1...30).map { "object: T\($0)\nfields: { a: T\($0 + 1), b: T\($0 + 1) }\n" }
    let last = ["object: T31\nfields: { value: string }\n", "message: Gift\nid: 7\nfields: { t: T1 }\n"]
    let schemas = (types + last).joined(separator: "---\n")
    #expect(try rules(from: schemas, to: schemas) == [])
  }

  /// No message can be valid.
  @Test func aTypeMayAlwaysBeWithinItself() throws {
    let schemas =
      "message: Gift\nid: 7\nfields: { t: T }\n---\nobject: T\nfields: { next: { type: T?, present: true } }\n"
    #expect(try rules(from: schemas, to: schemas) == [])
  }

  @Test func aTypeMayBeWithinItself() throws {
    func schemas(_ next: String) -> String {
      "message: Gift\nid: 7\nfields: { t: T }\n---\nobject: T\nfields: { next?: { type: \(next) }, others: [T] }\n"
    }
    #expect(try rules(from: schemas("T"), to: schemas("[T]")).contains("type-changed"))
  }
}
