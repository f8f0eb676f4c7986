import SchemaTestSupport
import Testing

/// A hash combines the fields that differ most between messages, and few of them.
struct HashingTests {
  private static let text = #"{ type: string, default: "" }"#
  private static let number = "{ type: int, default: 1 }"
  private static let ratio = "{ type: double, default: 0 }"

  @Test(arguments: [
    // Names that say id, then what has no default, texts and integers, other numbers; of these, the last first.
    ("title: \(text), orderId: \(text), note: \(text)", ["orderId", "note", "title"]),
    ("version: \(number), ratio: \(ratio), count: int, name: string?", ["name", "count", "version"]),
    ("ratio: \(ratio), version: \(number), note: \(text)", ["note", "version", "ratio"]),
    ("a: string, b: string, imageURL: url?, file_md5: \(text)", ["file_md5", "imageURL", "b"]),
    // Few values come after whole lists.
    ("isOpen: bool, kind: { enum: [a, b] }, items: [string], title: string", ["title", "items", "kind"]),
    ("isOpen: bool, idle: string, hasher: int", ["self.hasher", "idle", "isOpen"]),
    ("seen: { type: bool, local: true, default: false }", ["seen"]),
    ("", ["unknownKeys"]),
  ])
  func combinesWhatDiffersMost(fields: String, combined: [String]) throws {
    let schema = "message: Gift\nid: 5\nfields: { \(fields) }\n"
    let file = try #require(
      try TestProject([schema], configuration: TestProject.target).emitted()["GiftAttachment.swift"])
    let hash = try #require(file.split(separator: "func hash(into hasher: inout Hasher) {\n").dropFirst().first)
    let lines = hash.split(separator: "\n").prefix { $0 != "  }" }
    #expect(lines.map { $0.dropFirst("    ".count) } == combined.map { "hasher.combine(\($0))" })
  }
}
