extension SyntaxTests {
  /// Quotes, escapes, and characters that mean something at the start of a text.
  static let quotes = [
    Mistake("a: 'x\nb: 1\n", "1:4 «'x» unclosed quote", help: "add `'` after the string"),
    Mistake("a: \"x\nb: \"y\"\n", "1:4 «\"x» unclosed quote"),
    Mistake("a: b\n\"c\nd: e\n", "2:1 «\"c» unclosed quote"),
    Mistake(
      "doc: \"say \"hi\" now\"\n", "1:12 «hi\" now\"» unexpected text after the closing quote",
      help: "put the whole string in single quotes", fixed: "doc: 'say \"hi\" now'\n"),
    Mistake(
      "doc: \"a\" and \"b\"\n", "1:10 «and \"b\"» unexpected text after the closing quote",
      fixed: "doc: '\"a\" and \"b\"'\n"),
    Mistake(
      "doc: 'it's'\n", "1:10 «s'» unexpected text after the closing quote",
      help: "inside single quotes, write `''` for `'`",
      fixed: "doc: \"it's\"\n"),
    Mistake("a: [\"x\" \"y\"]\n", "1:8 «» missing comma", fixed: "a: [\"x\", \"y\"]\n"),
    Mistake("a: \"\\u12\"\n", "1:5 «\\u» invalid escape sequence `\\u` in double quotes"),
    Mistake("a: \"\\d\\n\"\n", "1:5 «\\d» invalid escape sequence `\\d` in double quotes"),
    Mistake("a: \"\\中'\"\n", "1:5 «\\中» invalid escape sequence `\\中` in double quotes", fixed: "a: '\\中'''\n"),
    Mistake("a: %d元\n", "1:4 «%d元» an unquoted string cannot start with `%`", fixed: "a: \"%d元\"\n"),
    Mistake("a: `x` # c\n", "1:4 «`x`» an unquoted string cannot start with ```", fixed: "a: \"`x`\" # c\n"),
    Mistake("a: @\"x\n", "1:4 «@\"x» an unquoted string cannot start with `@`", fixed: "a: '@\"x'\n"),
    Mistake("a: > 100 元\n", "1:4 «> 100 元» an unquoted string cannot start with `>`", fixed: "a: \"> 100 元\"\n"),
    Mistake("a: - x\n", "1:4 «- x» an unquoted string cannot start with `-`", fixed: "a: \"- x\"\n"),
    Mistake("a: ? x\n", "1:4 «? x» an unquoted string cannot start with `?`", fixed: "a: \"? x\"\n"),
    Mistake("a: &红\n", "1:4 «&红» an unquoted string cannot start with `&`", fixed: "a: \"&红\"\n"),
    Mistake("a: !{x}\n", "1:4 «!{x}» an unquoted string cannot start with `!`", fixed: "a: \"!{x}\"\n"),
    Mistake("a: !x!y z\n", "1:4 «!x!y z» an unquoted string cannot start with `!`", fixed: "a: \"!x!y z\"\n"),
    Mistake(
      "a: { b: 1, c: x: y }\n", "1:15 «x: y» a string that contains `: ` must be quoted",
      fixed: "a: { b: 1, c: \"x: y\" }\n"
    ),
    Mistake(
      "- {b: a[0], c: d}\n", "1:7 «a[0]» inside braces, a string that contains `[` must be quoted",
      fixed: "- {b: \"a[0]\", c: d}\n"
    ),
    Mistake("%d\n", "1:1 «%d» YAML reads a line that starts with `%` as a directive"),
  ]

  /// Characters that look like YAML's and are not.
  static let lookAlikes = [
    Mistake(
      "message:RedPacket\nid: 5\n", "1:8 «:» missing space after the colon", fixed: "message: RedPacket\nid: 5\n"),
    Mistake("\"a\":b\nc: d\n", "1:4 «:» missing space after the colon", fixed: "\"a\": b\nc: d\n"),
    Mistake(
      "message:\u{3000}红包\nid: 5\n", "1:8 «:\u{3000}» the character after the colon is not an ordinary space",
      help: "replace with `message: 红包`", fixed: "message: 红包\nid: 5\n"),
    Mistake("a: “b: c”\n", "1:4 «“» `“` is a typographic quote", help: "replace with `\"`", fixed: "a: \"b: c\"\n"),
    Mistake("a: ‘b: c\n", "1:4 «‘» `‘` is a typographic quote", help: "replace with `'`"),
    Mistake("a: ｛ b: c ｝\n", "1:4 «｛» `｛` is a full-width brace", help: "replace with `{`"),
    Mistake("a: {b: 1、c: 2}\n", "1:9 «、» full-width comma `、`", fixed: "a: {b: 1, c: 2}\n"),
    Mistake("a: x\u{2028}y\nb: 1\n", "1:5 «\u{2028}» an invisible line break (U+2028)", fixed: "a: xy\nb: 1\n"),
    Mistake("a: x\u{85}y\n", "1:5 «\u{85}» an invisible line break (U+0085)", fixed: "a: xy\n"),
    Mistake("a:\n  - b\n\t- c\n", "3:1 «\t» tab in the indentation", fixed: "a:\n  - b\n  - c\n"),
    Mistake("a:\r\n\tb: 1\r\n\tc: 2\r\n", "2:1 «\t» tab in the indentation", fixed: "a:\r\n  b: 1\r\n  c: 2\r\n"),
    Mistake("\u{FEFF}红:包\na: 1\n", "1:7 «:» missing space after the colon", fixed: "\u{FEFF}红: 包\na: 1\n"),
  ]
}
