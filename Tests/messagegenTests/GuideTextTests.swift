import Reports
import Testing

@testable import messagegen

/// Markdown as the terminal shows it.
struct GuideTextTests {
  private func text(_ markdown: String, width: Int = 40) -> String {
    GuideText(style: .plain, width: width).text(of: MarkdownReader.blocks(of: markdown))
  }

  @Test func `paragraphs are wrapped, and set off by one empty line`() {
    #expect(
      text(
        """
        # A *title*


        One line
        and another one, which does not fit on the first.
        <!-- a comment -->
        ## Below
        """) == """
          # A title

          One line and another one, which does not
          fit on the first.

          ## Below

          """)
  }

  @Test func `lists keep their bullets, and are as close as in the page`() {
    #expect(
      text(
        """
        - **first**: a text that is longer than
          one line
        - second
            - inside

        1. one

        2. two
        """) == """
          - first: a text that is longer than one
            line
          - second
              - inside

          1. one

          2. two

          """)
  }

  @Test func `code keeps its lines`() {
    #expect(
      text(
        """
        <!-- sample: gift/Gift.yaml -->
        ```yaml
        message: Gift   # a comment that is longer than the line

          id: 5
        ```
        """) == """
              message: Gift   # a comment that is longer than the line

                id: 5

          """)
  }

  @Test func `links are their texts, with addresses on the web`() {
    let markdown = "See [the `key`](Lint.md#fixes), <doc:#The-runtime>, <doc:Lint>, [Swift](https://swift.org)."
    #expect(text(markdown, width: 90) == "See the `key`, The runtime, Linting, Swift (https://swift.org).\n")
    #expect(
      MarkdownReader.blocks(of: markdown).flatMap(\.links).map { [$0.file, $0.section] } == [
        ["Lint.md", "fixes"], ["https://swift.org", ""], ["", "the-runtime"], ["Lint.md", ""],
      ])
  }

  @Test func `marks in code and escaped marks are texts`() {
    #expect(text("`a * b`, ``c`d``, \\*e\\*, f*g, h_i_j") == "`a * b`, `c`d`, *e*, f*g, h_i_j\n")
  }

  @Test func `a table has columns`() {
    #expect(
      text(
        """
        | key | |
        | --- | --- |
        | `a\\|b` | either |
        | 中文 | wide |
        """) == """
          key
          -----  ------
          `a|b`  either
          中文   wide

          """)
  }

  @Test func `the widest column is wrapped`() {
    #expect(
      text(
        """
        | key | meaning |
        | --- | --- |
        | `id` | what identifies the type on the wire |
        | `doc` | text |
        """) == """
          key    meaning
          -----  ---------------------------------
          `id`   what identifies the type on the
                 wire
          `doc`  text

          """)
  }

  @Test func `a table that is too wide is a list`() {
    #expect(
      text(
        """
        | key | value | |
        | --- | --- | --- |
        | `envelope` | a string, as in `default` | name of an envelope |
        | `id` | | the id |
        """) == """
          `envelope`
              value: a string, as in `default`
              name of an envelope
          `id`
              the id

          """)
  }

  @Test func `colors set off headings and code, also over the end of a line`() {
    let blocks = MarkdownReader.blocks(of: "# Title\n\nuse `messagegen lint` or **not** at all")
    let title = "\u{1B}[1m# Title\u{1B}[0m\n\n"
    let code = "use \u{1B}[36mmessagegen\u{1B}[0m\n\u{1B}[36mlint\u{1B}[0m or \u{1B}[1mnot\u{1B}[0m at\nall\n"
    #expect(GuideText(style: .ansi, width: 14).text(of: blocks) == title + code)
  }

  @Test func `a section ends with the next heading of its level`() {
    let blocks = MarkdownReader.blocks(of: "# A\n\n## B\n\nb\n\n### C\n\nc\n\n## D\n\nd")
    #expect(blocks.section("B").headings == ["B", "C"])
    #expect(blocks.section("C").count == 2)
    #expect(blocks.section("D").count == 2)
    #expect(blocks.section("E").isEmpty)
  }
}
