import Schema
import Testing

/// What a message writes, as far as the schema tells, and which earlier envelope that satisfies.
struct ShadowTests {
  /// A message in an envelope `{ id: src, data: … }` beside one that wants `present` as well.
  private func isShadowed(
    present: Envelope.Path, fields: [Field] = [], objects: [ObjectType] = [],
    _ change: (inout Envelope) -> Void = { _ in }
  ) -> Bool {
    let service = Samples.envelope("service", id: [["src"]], requiredKeys: [present])
    var plain = Samples.envelope("plain", id: [["src"]])
    change(&plain)
    let message = Samples.message("B", [[9]], in: 1).with(fields: fields)
    var schema = Samples.schema([service, plain], [Samples.message("A", [[9]]), message])
    schema.objects = objects
    return !Samples.found(schema, ["shadowed-id"]).isEmpty
  }

  @Test func identityAndPayloadAreAlwaysThere() {
    #expect(isShadowed(present: ["src"]))
    #expect(isShadowed(present: ["data"]))
    #expect(!isShadowed(present: ["other"]))
    #expect(isShadowed(present: ["body"]) { $0.payload = ["body", "payload"] })
  }

  @Test func aNullConstantIsNotThere() {
    #expect(isShadowed(present: ["version"]) { $0.constants = [.init(key: "version", json: "1")] })
    #expect(!isShadowed(present: ["version"]) { $0.constants = [.init(key: "version", json: "null")] })
  }

  @Test func aFieldIsWhereThePayloadIs() {
    let field = Samples.field("plugin", isOptional: true)
    #expect(isShadowed(present: ["data", "plugin"], fields: [field]))
    #expect(!isShadowed(present: ["plugin"], fields: [field]))
    #expect(isShadowed(present: ["plugin"], fields: [field]) { $0.payload = nil })
    #expect(!isShadowed(present: ["data", "plugin"], fields: [field]) { $0.encoding = .jsonString })
  }

  @Test func anObjectsFieldIsInIt() {
    let object = ObjectType(
      declaration: Samples.field("Plugin").declaration, container: .shared, fields: [Samples.field("id")])
    let field = Samples.field("plugin", .object(.init(0)))
    #expect(isShadowed(present: ["data", "plugin", "id"], fields: [field], objects: [object]))
    #expect(!isShadowed(present: ["data", "plugin", "name"], fields: [field], objects: [object]))
  }

  @Test func anotherFieldOfTheSameKeyIsNoIdentity() {
    let service = Samples.envelope("service", id: [["kind"]], requiredKeys: [["src"]])
    let plain = Samples.envelope("plain", id: [["src"]])
    let messages = [Samples.message("A", [[9]]), Samples.message("B", [[9]], in: 1)]
    #expect(Samples.found(Samples.schema([service, plain], messages), ["shadowed-id"]) == [])
  }
}
