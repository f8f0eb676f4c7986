import Emitters
import Schema
import SourceText

/// A field as the command line gives it: `title:string`, `count:int?`, `tags?:[string]`, `sizes:{string: int}`.
struct FieldSpec {
  let field: NewMessage.Field

  init(_ text: String) throws {
    guard let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }) else {
      throw Failure(
        "the field `\(text)` has no type", zh: "字段 `\(text)` 没有类型",
        help: LocalizedText("write it as `\(text):string`", zh: "写成 `\(text):string`"))
    }
    var name = Self.trimmed(text[..<colon])
    var type = Self.trimmed(text[text.index(after: colon)...])
    let isOptional = name.hasSuffix("?") || type.hasSuffix("?")
    if name.hasSuffix("?") { name.removeLast() }
    if type.hasSuffix("?") { type.removeLast() }
    guard SwiftNames.isIdentifier(name) else {
      throw Failure(
        "`\(name)` in the field `\(text)` is not a valid Swift name", zh: "字段 `\(text)` 中的 `\(name)` 不是有效的 Swift 名称",
        help: LocalizedText("choose another name, and set `key: …` in the schema", zh: "换一个名称，并在 schema 中设置 `key: …`"))
    }
    guard !type.isEmpty, type.allSatisfy({ Self.isPartOfType($0) }) else {
      throw Failure(
        "`\(type)` in the field `\(text)` is not a type", zh: "字段 `\(text)` 中的 `\(type)` 不是类型",
        help: LocalizedText("use a type such as `string`, `int?` or `[url]`", zh: "使用 `string`、`int?`、`[url]` 这样的类型"))
    }
    if type == "object" || type == "enum" {
      throw Failure(
        "the field `\(text)` cannot be declared with only a name and a type", zh: "字段 `\(text)` 不能只用名称和类型来声明",
        help: LocalizedText(
          "omit it here and add it to the schema; its comments show how", zh: "在这里省略它，之后加到 schema 中；其中的注释说明了写法"))
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
