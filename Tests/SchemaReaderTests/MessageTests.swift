import Schema
import SourceText
import Testing

struct MessageTests {
  private static let range = SourceRange(file: .init(1), start: 3, end: 8)

  private func message(_ path: String, in folder: String) -> Message {
    Message(
      declaration: Declaration(name: Located("Gift", Self.range), range: Self.range), path: path, in: folder,
      ids: TypeIDs(all: [], range: Self.range), envelope: .init(0))
  }

  @Test(arguments: [
    ("Schemas/Chat/Gift.yaml", "Schemas", "Chat/Gift.yaml"), ("Schemas/Gift.yaml", "Schemas", "Gift.yaml"),
    ("SchemasOld/Gift.yaml", "Schemas", "SchemasOld/Gift.yaml"), ("Other/Gift.yaml", "Schemas", "Other/Gift.yaml"),
    ("Gift.yaml", "", "Gift.yaml"), ("红包/礼物.yaml", "红包", "礼物.yaml"),
  ])
  func pathInTheFolderOfTheSchemas(path: String, folder: String, expected: String) {
    #expect(message(path, in: folder).schemaPath == expected)
  }
}
