import Inspection
import SchemaTestSupport
import SourceText
import Testing

/// A constraint is worded alike by `lint`, by `decode` and in the catalog.
struct ConstraintWordsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// Of the message `Note` with the id 7.
    let schema: String
    /// Members that violate the constraint, as JSON and as YAML.
    let members: String
    let words: [Language: String]

    var testDescription: String { schema }

    init(_ schema: String, _ members: String, _ english: String, _ chinese: String) {
      (self.schema, self.members, words) = (schema, members, [.english: english, .simplifiedChinese: chinese])
    }

    static func field(_ field: String, _ value: String, _ english: String, _ chinese: String) -> Case {
      Case(
        "fields: { v: { \(field) } }", "\"v\": \(value)", "`v` " + english,
        chinese.first == "`" ? chinese : "`v` " + chinese)
    }
  }

  static let cases: [Case] = [
    .field("type: string, nonEmpty: true", #""""#, "must not be empty", "不得为空"),
    .field("type: string?, present: true", "null", "must be present", "必须存在"),
    .field("type: string?, absent: true", #""x""#, "must be absent", "不得存在"),
    .field("type: int, range: 1..3", "4", "must be between 1 and 3", "必须在 1 到 3 之间"),
    .field("type: double, range: 0.5..", "0", "must be at least 0.5", "不得小于 0.5"),
    .field("type: double, range: ..5.0", "6", "must be at most 5", "不得大于 5"),
    .field("type: int32, range: 2..2", "3", "must be exactly 2", "必须为 2"),
    .field(
      "type: uint64, range: ..18446744073709551614", "18446744073709551615", "must be at most 18446744073709551614",
      "不得大于 18446744073709551614"),
    .field(
      "type: string, length: 2..8", #""x""#, "must have between 2 and 8 characters", "字符数必须在 2 到 8 之间"),
    .field("type: string, length: ..1", #""xy""#, "must have at most 1 character", "字符数不得大于 1"),
    .field("type: string, maxBytes: 5", #""红包""#, "must have at most 5 bytes in UTF-8", "字节数（UTF-8）不得大于 5"),
    .field("type: [int], count: 2..", "[1]", "must have at least 2 elements", "元素个数不得小于 2"),
    .field("type: [int], count: 1..1", "[]", "must have exactly 1 element", "元素个数必须为 1"),
    .field(#"type: string, pattern: "^[0-9]+$""#, #""x""#, "must match `^[0-9]+$`", "必须匹配 `^[0-9]+$`"),
    .field(
      "type: url, schemes: [https]", #""ftp://a""#, "must have the scheme `https`", "协议必须是 `https`"),
    .field(
      "type: url, schemes: [https, http]", #""ftp://a""#, "must have one of the schemes `https`, `http`",
      "协议必须是 `https`、`http` 之一"),
    Case(
      "fields: { a: string?, b: string? }\nvalidate: [{ anyOf: [a, b] }]", "",
      "the message must have at least one of `a`, `b`", "消息必须至少有 `a`、`b` 之一"),
    Case(
      "fields: { a: string?, b: string? }\nvalidate: [{ oneOf: [a, b] }]", #""a": "x", "b": "y""#,
      "the message must have exactly one of `a`, `b`", "消息必须恰好有 `a`、`b` 之一"),
    Case(
      "fields: { a: bool, b: string? }\nvalidate: [{ field: b, nonEmpty: true, when: { a: true } }]", #""a": true"#,
      "`b` must not be empty", "`b` 不得为空"),
  ]

  @Test(arguments: cases, Language.allCases) func areTheSame(_ example: Case, _ language: Language) throws {
    let words = try #require(example.words[language])
    let text = "message: Note\nid: 7\n\(example.schema)\n"
    let schema = try TestProject(text).schema
    let failure = try #require(
      Inspector(schema).inspect(Payload("{\"type\":7,\"data\":{\(example.members)}}")).failures.first)
    #expect(failure.sentence().text(in: language) == words)

    let project = TestProject(text + "examples: { bad: { \(example.members) } }\n")
    let outcome = Outcome(try project.schema, project.findings).checkingExamples()
    let finding = try #require(outcome.diagnostics.first { $0.id == "invalid-example" })
    let subject = LocalizedText("the message", zh: "消息").text(in: language)
    let whole = LocalizedText("the example", zh: "示例").text(in: language)
    #expect(finding.message.text(in: language) == words.replacing(subject, with: whole))

    let page = try Self.page(of: text, language)
    let part = example.schema.contains("validate") ? words : String(words.drop { $0 != " " }.dropFirst())
    #expect(page.contains(part), "\(page)")
  }

  /// An undeclared value cannot be written in a schema.
  @Test(arguments: [
    (Language.english, "must be a declared value"), (.simplifiedChinese, "必须是已声明的值"),
  ])
  func declaredValues(_ language: Language, _ words: String) throws {
    let text = "message: Note\nid: 7\nfields: { v: { enum: { a: 1 }, known: true } }\n"
    let inspector = Inspector(try TestProject(text).schema)
    let failure = try #require(inspector.inspect(Payload(#"{"type":7,"data":{"v":9}}"#)).failures.first)
    #expect(failure.sentence().text(in: language).hasPrefix("`v` " + words))
    #expect(try Self.page(of: text, language).contains(words))
  }

  /// The page of `Note`, without its marks.
  private static func page(of text: String, _ language: Language) throws -> String {
    let configuration = "version: 1\ndocs: { languages: [\(language.rawValue)] }\n"
    let folders = try TestProject([text], configuration: configuration).catalog.html()
    let file = try #require(folders.first { $0.path.hasSuffix("/messages") }?.files.first)
    return String(decoding: file.bytes, as: UTF8.self).replacing(/<\/?code>/, with: "`")
  }
}
