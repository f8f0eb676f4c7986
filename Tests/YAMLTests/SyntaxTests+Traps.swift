extension SyntaxTests {
  /// What people write who know what they mean, and YAML does not.
  static let traps = [
    Mistake(
      "fields:\n  tags: [string]?\n", "2:17 «?» `?` is not allowed after a list",
      help: "put the `?` after the field name: `tags?: [string]`", fixed: "fields:\n  tags?: [string]\n"),
    Mistake(
      "fields:\n  scores: { string: int }?\n", "2:26 «?» `?` is not allowed after a map",
      help: "put the `?` after the field name: `scores?: { string: int }`",
      fixed: "fields:\n  scores?: { string: int }\n"),
    Mistake(
      "a: { type: [string]?, key: b }\n", "1:20 «?» `?` is not allowed after a list",
      help: "put the `?` after the field name: `name?: { type: [string] }`"),
    Mistake(
      "```yaml\na: 1\n```\n", "1:1 «```yaml» a code fence of Markdown is not YAML",
      help: "remove the lines with \"```\"", fixed: "a: 1\n"),
    Mistake("a: 1\n```\n", "2:1 «```» a code fence of Markdown is not YAML", fixed: "a: 1\n"),
    Mistake(
      "summary: \"\\(title): \\(box.name)\"\n", "1:11 «\\(title)» `\\(title)` is Swift string interpolation",
      help: "replace with `{title}`", fixed: "summary: \"{title}: {box.name}\"\n"),
    Mistake(
      "id: [10, *]\n", "1:10 «*» `*` is not a value", help: "to match any value, use `_`: `[10, _]`",
      fixed: "id: [10, _]\n"),
    Mistake(
      "a: *\n", "1:4 «*» `*` is not a value", help: "quote it: `\"*\"`; in an `id`, use `_` to match any value"),
    Mistake(
      "texts:\n  summary: [红包]{title}\n", "2:12 «[红包]{title}» a string that starts with `[` must be quoted",
      help: "quote it: `\"[红包]{title}\"`", fixed: "texts:\n  summary: \"[红包]{title}\"\n"),
    Mistake(
      "texts:\n  push: {name}发来红包\n", "2:9 «{name}发来红包» a string that starts with `{` must be quoted",
      fixed: "texts:\n  push: \"{name}发来红包\"\n"),
    Mistake(
      "a: {title} 发来 # c\nb: c\n", "1:4 «{title} 发来» a string that starts with `{` must be quoted",
      fixed: "a: \"{title} 发来\" # c\nb: c\n"),
    Mistake(
      "fields:\n  title：string\n  content: string\n", "2:8 «：» full-width colon `：`", help: "replace with `: `",
      fixed: "fields:\n  title: string\n  content: string\n"),
    Mistake(
      "fields:\n  title:string\n  content: string\n", "2:8 «:» missing space after the colon",
      help: "replace with `title: string`", fixed: "fields:\n  title: string\n  content: string\n"),
    Mistake(
      "fields:\n  a: { type: string， key: b }\n", "2:20 «，» full-width comma `，`", help: "replace with `, `",
      fixed: "fields:\n  a: { type: string, key: b }\n"),
    Mistake(
      "fields:\n  code: { type: string, pattern: \"\\d+\" }\n",
      "2:35 «\\d» invalid escape sequence `\\d` in double quotes",
      help: "put regular expressions in single quotes, where a backslash is literal",
      fixed: "fields:\n  code: { type: string, pattern: '\\d+' }\n"),
    Mistake(
      "validate:\n  - { field: code, pattern: ^[0-9]{4}$ }\n",
      "2:29 «^[0-9]{4}$» inside braces, a string that contains `[` must be quoted",
      help: "put regular expressions in single quotes: `'^[0-9]{4}$'`",
      fixed: "validate:\n  - { field: code, pattern: '^[0-9]{4}$' }\n"),
    Mistake(
      "a: { pattern: ^(a|b)[0-9]{1,3}$, key: b }\n",
      "1:15 «^(a|b)[0-9]{1,3}$» inside braces, a string that contains `[` must be quoted",
      fixed: "a: { pattern: '^(a|b)[0-9]{1,3}$', key: b }\n"),
    Mistake(
      "fields:\n  code: { type: string, pattern: [0-9]+ }\n",
      "2:34 «[0-9]+» a string that starts with `[` must be quoted",
      help: "put regular expressions in single quotes: `'[0-9]+'`",
      fixed: "fields:\n  code: { type: string, pattern: '[0-9]+' }\n"),
    Mistake(
      "fields:\n  price: { type: string, key: @price }\n", "2:31 «@price» an unquoted string cannot start with `@`",
      help: "quote it: `\"@price\"`", fixed: "fields:\n  price: { type: string, key: \"@price\" }\n"),
    Mistake(
      "doc: 金额: 单位分\n", "1:6 «金额: 单位分» a string that contains `: ` must be quoted",
      help: "quote the string, or use `：`", fixed: "doc: \"金额: 单位分\"\n"),
    Mistake(
      "deprecated: use Gift: see docs\n", "1:13 «use Gift: see docs» a string that contains `: ` must be quoted",
      fixed: "deprecated: \"use Gift: see docs\"\n"),
    Mistake(
      "fields:\n\ttitle: string\n", "2:1 «\t» tab in the indentation", help: "indent with spaces",
      fixed: "fields:\n  title: string\n"),
  ]
}
