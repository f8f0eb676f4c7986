import Testing

@testable import Emitters
@testable import messagegen

struct FieldSpecTests {
  @Test(arguments: [
    ("title:string", "title: string"), ("count:int?", "count: int?"), ("count?:int", "count: int?"),
    ("tags:[string]?", "tags?: [string]"), ("sizes:{string:int}", "sizes: { string: int }"),
    (" a : [ { string : int } ] ", "a: [{ string: int }]"), ("gift:Gift", "gift: Gift"),
    ("at:timestamp?", "at?: { type: timestamp, unit: ms }   # or s"),
  ])
  func reads(text: String, line: String) throws {
    #expect(try FieldSpec(text).field.line == line)
  }

  @Test(arguments: [
    "title", ":string", "title:", "1x:string", "a:string # b", "a:string\nid: 7", "a:object", "a-b:int", "a:\"x\"",
  ])
  func refuses(text: String) {
    #expect(throws: Failure.self) { try FieldSpec(text) }
  }
}
