import Schema
import SourceText
import Testing

@Suite struct FieldTests {
  private static let range = SourceRange(file: .init(1), start: 3, end: 8)
  private let field = Field(
    declaration: Declaration(name: Located("title", range), range: range), swiftName: "title",
    key: Located("title", range), type: .string, typeRange: range)

  @Test func isCalledAsItIsDeclared() {
    #expect(field.hasOneName)
    #expect(field.swiftName == "title" && field.key == field.declaration.name)
    #expect(field.aliases.isEmpty && field.constraints.isEmpty && field.slot == nil && field.defaultValue == nil)
  }

  @Test func keepsWhatFewFieldsHave() {
    var changed = field
    changed.key = Located("t", Self.range)
    changed.swiftName = "heading"
    changed.defaultValue = Located(.string("x"), Self.range)
    changed.aliases = [Located("caption", Self.range)]
    changed.constraints = [Located(.nonEmpty, Self.range)]
    #expect(!changed.hasOneName && !changed.isRequired)
    #expect(changed.key.value == "t" && changed.swiftName == "heading" && changed.name == "title")
    #expect(changed.aliases.map(\.value) == ["caption"] && changed.constraints.map(\.value) == [.nonEmpty])
    #expect(field.hasOneName && field.isRequired, "the copy is its own")
  }
}
