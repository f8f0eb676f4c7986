extension SyntaxTests {
  /// What people write who know what they mean, and YAML does not.
  static let traps = [
    Mistake(
      "fields:\n  tags: [string]?\n", "2:17 «?» a `?` cannot follow a list",
      help: "the `?` of a list stands on the name: `tags?: [string]`", fixed: "fields:\n  tags?: [string]\n"),
    Mistake(
      "fields:\n  scores: { string: int }?\n", "2:26 «?» a `?` cannot follow a map",
      help: "the `?` of a map stands on the name: `scores?: { string: int }`",
      fixed: "fields:\n  scores?: { string: int }\n"),
    Mistake(
      "a: { type: [string]?, key: b }\n", "1:20 «?» a `?` cannot follow a list",
      help: "the `?` of a list stands on the name: `name?: { type: [string] }`"),
    Mistake(
      "```yaml\na: 1\n```\n", "1:1 «```yaml» a code fence of Markdown is not YAML",
      help: "remove the lines with \"```\"", fixed: "a: 1\n"),
    Mistake("a: 1\n```\n", "2:1 «```» a code fence of Markdown is not YAML", fixed: "a: 1\n"),
    Mistake(
      "summary: \"\\(title): \\(box.name)\"\n", "1:11 «\\(title)» `\\(title)` is Swift's spelling of a value in a text",
      help: "write `{title}`", fixed: "summary: \"{title}: {box.name}\"\n"),
    Mistake(
      "id: [10, *]\n", "1:10 «*» `*` alone is no value", help: "any value is `_`: `[10, _]`", fixed: "id: [10, _]\n"),
    Mistake(
      "a: *\n", "1:4 «*» `*` alone is no value", help: "quote it: `\"*\"`; in an `id`, any value is `_`"),
    Mistake(
      "surfaces:\n  summary: [红包]{title}\n", "2:12 «[红包]{title}» a text that starts with `[` must be quoted",
      help: "quote it: `\"[红包]{title}\"`", fixed: "surfaces:\n  summary: \"[红包]{title}\"\n"),
    Mistake(
      "surfaces:\n  push: {name}发来红包\n", "2:9 «{name}发来红包» a text that starts with `{` must be quoted",
      fixed: "surfaces:\n  push: \"{name}发来红包\"\n"),
    Mistake(
      "a: {title} 发来 # c\nb: c\n", "1:4 «{title} 发来» a text that starts with `{` must be quoted",
      fixed: "a: \"{title} 发来\" # c\nb: c\n"),
    Mistake(
      "fields:\n  title：string\n  content: string\n", "2:8 «：» `：` is the full-width colon", help: "write `: `",
      fixed: "fields:\n  title: string\n  content: string\n"),
    Mistake(
      "fields:\n  title:string\n  content: string\n", "2:8 «:» a space is missing after the colon",
      help: "write `title: string`", fixed: "fields:\n  title: string\n  content: string\n"),
    Mistake(
      "fields:\n  a: { type: string， key: b }\n", "2:20 «，» `，` is a full-width comma", help: "write `, `",
      fixed: "fields:\n  a: { type: string, key: b }\n"),
    Mistake(
      "fields:\n  code: { type: string, pattern: \"\\d+\" }\n", "2:35 «\\d» `\\d` is no escape in double quotes",
      help: "write a pattern in single quotes, where a backslash is a backslash",
      fixed: "fields:\n  code: { type: string, pattern: '\\d+' }\n"),
    Mistake(
      "validate:\n  - { field: code, pattern: ^[0-9]{4}$ }\n",
      "2:29 «^[0-9]{4}$» a text with `[` must be quoted inside braces",
      help: "write a pattern in single quotes: `'^[0-9]{4}$'`",
      fixed: "validate:\n  - { field: code, pattern: '^[0-9]{4}$' }\n"),
    Mistake(
      "a: { pattern: ^(a|b)[0-9]{1,3}$, key: b }\n",
      "1:15 «^(a|b)[0-9]{1,3}$» a text with `[` must be quoted inside braces",
      fixed: "a: { pattern: '^(a|b)[0-9]{1,3}$', key: b }\n"),
    Mistake(
      "fields:\n  code: { type: string, pattern: [0-9]+ }\n",
      "2:34 «[0-9]+» a text that starts with `[` must be quoted",
      help: "write a pattern in single quotes: `'[0-9]+'`",
      fixed: "fields:\n  code: { type: string, pattern: '[0-9]+' }\n"),
    Mistake(
      "fields:\n  price: { type: string, key: @price }\n", "2:31 «@price» a text without quotes cannot start with `@`",
      help: "quote it: `\"@price\"`", fixed: "fields:\n  price: { type: string, key: \"@price\" }\n"),
    Mistake(
      "doc: 金额: 单位分\n", "1:6 «金额: 单位分» a text with `: ` in it must be quoted",
      help: "quote the text, or write `：`", fixed: "doc: \"金额: 单位分\"\n"),
    Mistake(
      "deprecated: use Gift: see docs\n", "1:13 «use Gift: see docs» a text with `: ` in it must be quoted",
      fixed: "deprecated: \"use Gift: see docs\"\n"),
    Mistake(
      "fields:\n\ttitle: string\n", "2:1 «\t» a tab in the indentation", help: "indent with spaces",
      fixed: "fields:\n  title: string\n"),
  ]
}
