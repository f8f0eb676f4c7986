import SourceText
import Testing

/// Pages of rules as they are written.
struct RulePageTests {
  private func file(_ text: String) -> SourceFile { SourceFile(id: .init(0), path: "wire/a.md", text: text) }

  private func findings(_ text: String) -> [String] {
    let file = file(text)
    return RulePage.read(file).diagnostics.map {
      "\(file.location(of: $0.range.start).line): \($0.message.english)"
    }
  }

  @Test func `a page has texts and examples`() throws {
    let outcome = RulePage.read(
      file(
        """
        # unbounded-string
        a string without a maximum length
        没有长度上限的字符串

        Servers reject messages that are too long.

        服务器会拒绝过长的消息。

        ## Bad
        ```yaml
        message: Card
        fields:
                 ↓
          title: string
        === messagegen.yaml
        version: 1
        ```
        ```yaml
        # A comment.

        message: B
        ```

        ## Good
        ```yaml
        message: Card
        ```

        """))
    #expect(outcome.diagnostics == [])
    let page = try #require(outcome.value)
    #expect(page.id == "unbounded-string")
    #expect(page.summary == LocalizedText("a string without a maximum length", zh: "没有长度上限的字符串"))
    #expect(page.why == LocalizedText("Servers reject messages that are too long.", zh: "服务器会拒绝过长的消息。"))
    #expect(
      page.bad.map(\.source) == [
        "message: Card\nfields:\n         ↓\n  title: string\n=== messagegen.yaml\nversion: 1",
        "# A comment.\n\nmessage: B",
      ])
    #expect(page.bad.first?.marks == [.init(path: "Schemas/Example.yaml", line: 3, column: 10)])
    #expect(page.good.map(\.source) == ["message: Card"])
    #expect(page.changes.isEmpty)
  }

  @Test func `a pair has releases, new schemas and what they break`() throws {
    let outcome = RulePage.readCases(
      file(
        """
        # id-reused

        ## From
        ```yaml
        id: 1
        ```
        ```yaml
        id: 2
        ```
        ## To
        ```yaml
        id: 3
        ```
        ## Breaks
        - Gift old-reads-new=invalid
        - Gift source
        ## From
        ```yaml
        id: 1
        ```
        ## To
        ```yaml
        id: 4
        ```
        # other
        """))
    #expect(outcome.diagnostics == [])
    let pages = try #require(outcome.value)
    #expect(pages.map(\.id) == ["id-reused", "other"])
    let changes = try #require(pages.first).changes
    #expect(changes.map(\.base.source) == ["id: 1", "id: 1"])
    #expect(changes.map { $0.between.map(\.source) } == [["id: 2"], []])
    #expect(changes.map(\.new.source) == ["id: 3", "id: 4"])
    #expect(changes.map(\.breaks) == [["Gift old-reads-new=invalid", "Gift source"], []])
  }

  @Test func `words beside the fence say what a text cannot`() throws {
    let outcome = RulePage.readCases(
      file(
        """
        # a
        ## Bad
        ```yaml saving=filled:20
        id: 1
        ```
        ```yaml saving=latin1
        ºì
        ```
        ```yaml saving=utf16 escaped
        \\u{200B}\\u{9}!\\u
        ```
        """))
    #expect(outcome.diagnostics == [])
    let bad = try #require(outcome.value?.first).bad
    #expect(bad.map(\.saving) == [.filled(to: 20), .latin1, .utf16])
    #expect(bad.flatMap { $0.schemas.map(\.bytes.count) } == [20, 3, 14])
    #expect(bad.last?.source == "\u{200B}\u{9}!\\u")
  }

  private static let texts = "# a\ne\n中\n\nE.\n\n中。\n"

  @Test(arguments: [
    ("", ["1: expected `# <id>`"]),
    ("a\n# a\ne\n中\n\nE.\n\n中。\n", ["1: expected a single `# <id>`"]),
    ("\(texts)# b\n", ["8: expected a single `# <id>`"]),
    ("# a\ne\n\nE.\n\n中。\n", ["3: expected the summary: a line in English, a line in Chinese"]),
    (
      "# a\ne\n中\n\nE.\n## Good\n```yaml\n```\n",
      ["6: expected the reason: a line in English, an empty line, a line in Chinese"]
    ),
    ("\(texts)## Worse\n", ["8: expected `## Bad`, `## Good` or `## From`"]),
    ("\(texts)## Bad\n## Good\n```yaml\n```\n", ["9: expected a block of code"]),
    ("\(texts)## Bad\n```yaml\nid: 1\n", ["9: expected the end of a block of code"]),
    (
      "\(texts)## Bad\n```yaml hidden\n```\n",
      ["9: expected `escaped`, `saving=utf16`, `saving=latin1`, `saving=filled:<count>`"]
    ),
    ("\(texts)## From\n```yaml\n```\n## To\n```yaml\n```\n## Breaks\nGift\n", ["16: expected a list"]),
    ("\(texts)## From\n```yaml\n```\n## Good\n```yaml\n```\n", ["11: expected `## To`"]),
  ])
  func `what breaks a page is found`(_ text: String, _ expected: [String]) { #expect(findings(text) == expected) }
}
