import SchemaTestSupport
import Testing

/// A message checks what its objects hold where that can break a rule, and only there.
struct ObjectCheckTests {
  @Test(arguments: [
    ("name: string", false), ("height: double", true), ("tags: [json]", true),
    ("name: { type: string, nonEmpty: true }", true),
    ("home: Address", false), ("work: Office", true), ("friends: [Person]", true),
  ])
  func objectsAreCheckedForTheirRules(field: String, isChecked: Bool) throws {
    let schemas = [
      "message: Gift\nid: 5\nfields: { people: [Person] }\n",
      "object: Person\nfields: { \(field) }\n",
      "object: Address\nfields: { street: string }\n",
      "object: Office\nfields: { floor: double }\n",
    ]
    let file = try #require(
      try TestProject(schemas, configuration: TestProject.target).emitted()["GiftAttachment.swift"])
    #expect(file.contains("check.inside(people, \"people\")") == isChecked)
    #expect(file.contains("validate() -> [MessageFailure] { [] }") != isChecked)
  }
}
