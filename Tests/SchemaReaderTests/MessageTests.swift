import Schema
import SourceText
import Testing

@Suite struct MessageTests {
  private static let range = SourceRange(file: .init(1), start: 3, end: 8)

  private func message(_ path: String, in folder: String) -> Message {
    Message(
      declaration: Declaration(name: Located("Gift", Self.range), range: Self.range), path: path, in: folder,
      identity: Identity(entries: [], range: Self.range), envelope: .init(0), owner: Located("chat", Self.range),
      isHidden: true, tap: .event(Located("Open", Self.range)))
  }

  @Test(arguments: [
    ("Schemas/Chat/Gift.yaml", "Schemas", "Chat/Gift.yaml"), ("Schemas/Gift.yaml", "Schemas", "Gift.yaml"),
    ("SchemasOld/Gift.yaml", "Schemas", "SchemasOld/Gift.yaml"), ("Other/Gift.yaml", "Schemas", "Other/Gift.yaml"),
    ("Gift.yaml", "", "Gift.yaml"), ("红包/礼物.yaml", "红包", "礼物.yaml"),
  ])
  func pathInTheFolderOfTheSchemas(path: String, folder: String, expected: String) {
    #expect(message(path, in: folder).schemaPath == expected)
  }

  @Test func keepsTheRestInAnotherEnvelope() {
    let message = message("Schemas/Gift.yaml", in: "Schemas")
    let field = Field(
      declaration: message.declaration, type: .bool, typeRange: Self.range, isOptional: false, omission: .never,
      isLenient: true)
    let other = message.with(fields: [field], envelope: .init(2))
    #expect(other.envelope == .init(2) && other.fields.map(\.name) == ["Gift"])
    #expect(message.envelope == .init(0) && message.fields.isEmpty, "the message is as it was")
    #expect(other.schemaPath == "Gift.yaml" && other.owner?.value == "chat" && other.isHidden && other.hasTap)
    #expect(message.with(fields: [field]).envelope == .init(0))
  }
}
