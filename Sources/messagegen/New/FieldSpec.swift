import Emitters
import Schema

/// A field as the command line gives it: `title:string`, `count:int?`, `tags?:[string]`, `sizes:{string: int}`.
struct FieldSpec {
  let field: NewMessage.Field

  init(_ text: String) throws {
    guard let colon = text.firstIndex(of: ":") else {
      throw Failure(message: "the field `\(text)` has no type", help: "write it as `\(text):string`")
    }
    var name = Self.trimmed(text[..<colon])
    var type = Self.trimmed(text[text.index(after: colon)...])
    let isOptional = name.hasSuffix("?") || type.hasSuffix("?")
    if name.hasSuffix("?") { name.removeLast() }
    if type.hasSuffix("?") { type.removeLast() }
    guard SwiftNames.isIdentifier(name) else {
      throw Failure(
        message: "`\(name)` in the field `\(text)` is not a valid Swift name",
        help: "choose another name, and set `key: …` in the schema")
    }
    guard !type.isEmpty, type.allSatisfy({ Self.isPartOfType($0) }) else {
      throw Failure(
        message: "`\(type)` in the field `\(text)` is not a type",
        help: "use a type such as `string`, `int?` or `[url]`")
    }
    if type == "object" || type == "enum" {
      throw Failure(
        message: "the field `\(text)` cannot be declared with only a name and a type",
        help: "omit it here and add it to the schema; its comments show how")
    }
    field = NewMessage.Field(name: name, type: Self.spaced(type), isOptional: isOptional)
  }

  private static func isPartOfType(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "[]{}: _".contains(character)
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " }
    return String(start[..<(start.lastIndex { $0 != " " }.map(start.index(after:)) ?? start.startIndex)])
  }

  /// `{string:int}` is one word to YAML; `{ string: int }` is a map.
  private static func spaced(_ type: String) -> String {
    type.split(separator: " ").joined()
      .map { $0 == "{" ? "{ " : $0 == "}" ? " }" : $0 == ":" ? ": " : String($0) }.joined()
  }
}
