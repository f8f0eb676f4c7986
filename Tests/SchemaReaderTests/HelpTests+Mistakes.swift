extension HelpTests {
  static let identities: [Mistake] = [
    Mistake(
      "message: A\ntype: 1\n",
      "2:1 swift-spelling: `type` is called `id` here → write `id`",
      fixed: "message: A\nid: 1\n"),
    Mistake(
      "message: A\nbusinessID: gift\n",
      "2:1 swift-spelling: `businessID` is called `id` here → write `id`",
      fixed: "message: A\nid: gift\n"),
    Mistake(
      "message: A\nid: [[1, 2]]\n",
      "2:6 bad-identity: an identity is an integer or a string, not a list → for several identities, write `ids: [1, 2]`"
    ),
    Mistake(
      "message: A\nenvelope: pair\nid: [[1, 2]]\n",
      "3:6 bad-identity: an identity is an integer or a string, not a list → write `id: [1, 2]`, or `ids: [[1, 2]]` for several",
      fixed: "message: A\nenvelope: pair\nid: [1, 2]\n"),
    Mistake(
      "message: A\nenvelope: pair\nid: [[1, 2], [1, 3]]\n",
      "3:6 bad-identity: an identity is an integer or a string, not a list → for several identities, write `ids: [[1, 2], [1, 3]]`"
    ),
    Mistake(
      "message: A\nid: { type: 5 }\n",
      "2:5 bad-identity: an identity is an integer or a string, not a mapping → write `id: 5`"),
    Mistake(
      "message: A\nenvelope: pair\nid: { first: gift, second: 1 }\n",
      "3:5 bad-identity: an identity is an integer or a string, not a mapping → write `id: [gift, 1]`"),
    Mistake(
      "message: A\nid: 1\nreads: [{ envelope: flat }]\n",
      "3:9 missing-id: an entry of `reads` has no `id`, and the envelope `flat` needs one → add `id: …`, or name another `envelope`"
    ),
    Mistake(
      "message: A\nid: 1\nreads: flat\n",
      "3:8 wrong-kind: `reads` must be a list, not `flat` → write `[{ envelope: flat }]`"),
  ]

  static let types: [Mistake] = [
    Mistake(
      "message: A\nid: 1\nfields:\n  x: \"[string]?\"\n",
      "4:6 quoted-word: in quotes, `[string]?` is a text → write `x?: [string]`",
      fixed: "message: A\nid: 1\nfields:\n  x?: [string]\n"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: { type: \"{ string: int }?\" }\n",
      "4:14 quoted-word: in quotes, `{ string: int }?` is a text → write `x?: { type: { string: int } }`",
      fixed: "message: A\nid: 1\nfields:\n  x?: { type: { string: int } }\n"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: List<String>\n",
      "4:6 unknown-type: `List<String>` is no declared type → write `[string]`",
      fixed: "message: A\nid: 1\nfields:\n  x: [string]\n"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: map<string, int32>\n",
      "4:6 unknown-type: `map<string, int32>` is no declared type → write `{ string: int32 }`",
      fixed: "message: A\nid: 1\nfields:\n  x: { string: int32 }\n"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: Map<String, List<Int>>?\n",
      "4:6 unknown-type: `Map<String, List<Int>>` is no declared type → write `x?: { string: [int] }`",
      fixed: "message: A\nid: 1\nfields:\n  x?: { string: [int] }\n"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: repeated string\n",
      "4:6 unknown-type: `repeated string` is no declared type → write `[string]`",
      fixed: "message: A\nid: 1\nfields:\n  x: [string]\n"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: optional string\n",
      "4:6 unknown-type: `optional string` is no declared type → write `string?`",
      fixed: "message: A\nid: 1\nfields:\n  x: string?\n"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: string | null\n",
      "4:6 unknown-type: `string | null` is no declared type → write `string?`",
      fixed: "message: A\nid: 1\nfields:\n  x: string?\n"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: [string, null]\n",
      "4:6 wrong-kind: a list has one element type → an optional is written `string?`",
      fixed: "message: A\nid: 1\nfields:\n  x: string?\n"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: [string, int]\n",
      "4:6 wrong-kind: a list has one element type → for values of several types, write `json`"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: String!\n",
      "4:6 unknown-type: `String!` is no declared type → write `string`",
      fixed: "message: A\nid: 1\nfields:\n  x: string\n"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: array\n",
      "4:6 unknown-type: `array` is no declared type → write `[string]`",
      fixed: "message: A\nid: 1\nfields:\n  x: [string]\n"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: dict\n",
      "4:6 unknown-type: `dict` is no declared type → write `{ string: int }`",
      fixed: "message: A\nid: 1\nfields:\n  x: { string: int }\n"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: uuid\n",
      "4:6 unknown-type: `uuid` is no declared type → did you mean `string`?",
      fixed: "message: A\nid: 1\nfields:\n  x: string\n"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: \"\"\n",
      "4:6 quoted-word: in quotes, `` is a text, not a type → for a default, write `{ type: string, default: \"\" }`"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: 0\n",
      "4:6 unknown-type: `0` is no declared type → for a default, write `{ type: int, default: 0 }`"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: false\n",
      "4:6 unknown-type: `false` is no declared type → for a default, write `{ type: bool, default: false }`"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: string = 1\n",
      "4:6 unknown-type: `string = 1` is no declared type → for a default, write `{ type: string, default: 1 }`"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x?: string?\n",
      "4:13 repeated-optional: `x` is marked as optional twice → remove the second `?`",
      fixed: "message: A\nid: 1\nfields:\n  x?: string\n"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: string??\n",
      "4:13 repeated-optional: `x` is marked as optional twice → remove the second `?`",
      fixed: "message: A\nid: 1\nfields:\n  x: string?\n"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x?: { type: string?? }\n",
      "4:21 repeated-optional: `x` is marked as optional twice → remove the second `?`",
      fixed: "message: A\nid: 1\nfields:\n  x?: { type: string }\n"),
  ]

  static let fields: [Mistake] = [
    Mistake(
      "message: A\nid: 1\nfields:\n  - title: string\n  - count:\n      type: int\n",
      "4:3 wrong-kind: `fields` must be a mapping of fields, not a list → remove the `- ` before each field",
      fixed: "message: A\nid: 1\nfields:\n    title: string\n    count:\n      type: int\n"),
    Mistake(
      "message: A\nid: 1\nfields:\n  - { name: title, type: String }\n",
      "4:3 wrong-kind: `fields` must be a mapping of fields, not a list → write a mapping: `{ title: string }`"),
    Mistake(
      "message: A\nid: 1\nfields: [title]\n",
      "3:9 wrong-kind: `fields` must be a mapping of fields, not a list → write a mapping: `{ title: string }`"),
    Mistake(
      "message: A\nid: 1\nfields:\n  title string\n",
      "4:3 wrong-kind: `fields` must be a mapping, not `title string` → write `title: string`"),
    Mistake(
      "message: A\nid: 1\nfields:\n  string title\n",
      "4:3 wrong-kind: `fields` must be a mapping, not `string title` → write `title: string`"),
    Mistake(
      "message: A\nid: 1\ntitle: string\n",
      "3:1 unknown-key: `title` is no key of a message → write fields under `fields`: `fields: { title: string }`"),
    Mistake(
      "message: A\nid: 1\nfields:\n  user: { name: String }\n",
      "4:3 missing-key: a field needs `type` → add `type: string`, or what it is; fields inside of it stand under `object: { … }`",
      "4:11 unknown-key: `name` is no key of a field → write the fields of an object under `object`: `object: { name: String }`"
    ),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: { type: string, enum: [a, b] }\n",
      "4:22 misplaced-key: `enum` stands beside `type: enum` → write `type: enum`, or remove `type`",
      fixed: "message: A\nid: 1\nfields:\n  x: { type: enum, enum: [a, b] }\n"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: { type: int?, enum: { a: 1 } }\n",
      "4:20 misplaced-key: `enum` stands beside `type: enum` → write `type: enum?`, or remove `type`",
      fixed: "message: A\nid: 1\nfields:\n  x: { type: enum?, enum: { a: 1 } }\n"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: { type: [string], enum: [a, b] }\n",
      "4:24 misplaced-key: `enum` stands beside `type: enum` → write `type: [enum]`, or remove `type`",
      fixed: "message: A\nid: 1\nfields:\n  x: { type: [enum], enum: [a, b] }\n"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: { type: string, object: { a: string } }\n",
      "4:22 misplaced-key: `object` stands beside `type: object` → write `type: object`, or remove `type`",
      fixed: "message: A\nid: 1\nfields:\n  x: { type: object, object: { a: string } }\n"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: { values: [a, b] }\n",
      "4:8 swift-spelling: `values` is called `enum` here → write `enum`",
      fixed: "message: A\nid: 1\nfields:\n  x: { enum: [a, b] }\n"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: { type: int, range: [1, 3] }\n",
      "4:26 wrong-kind: `range` must be a range such as `1..3`, not a list → write `1..3`",
      fixed: "message: A\nid: 1\nfields:\n  x: { type: int, range: 1..3 }\n"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: { type: int, range: { min: 1 } }\n",
      "4:26 wrong-kind: `range` must be a range such as `1..3`, not a mapping → write `1..`",
      fixed: "message: A\nid: 1\nfields:\n  x: { type: int, range: 1.. }\n"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: { type: string, length: [1, 3] }\n",
      "4:30 wrong-kind: `length` must be a range such as `1..3`, not a list → write `1..3`",
      fixed: "message: A\nid: 1\nfields:\n  x: { type: string, length: 1..3 }\n"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: { type: int, range: 1-5 }\n",
      "4:26 bad-range: `1-5` is no range → write `1..5`",
      fixed: "message: A\nid: 1\nfields:\n  x: { type: int, range: 1..5 }\n"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: { type: int, range: \">= 0\" }\n",
      "4:26 bad-range: `>= 0` is no range → write `0..`",
      fixed: "message: A\nid: 1\nfields:\n  x: { type: int, range: 0.. }\n"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: { type: string, minLength: 1 }\n",
      "4:22 unknown-key: `minLength` is no key of a field → write `length: 1..32`, `length: 1..` or `length: ..32`"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: { type: [string], maxItems: 1 }\n",
      "4:24 unknown-key: `maxItems` is no key of a field → write `count: 1..9`, `count: 1..` or `count: ..9`"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: { type: string, format: uri }\n",
      "4:22 unknown-key: `format` is no key of a field → write it as the type: `url`, `data`, `int64`, `double`, or `timestamp` with a `unit`"
    ),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: { type: string, example: y }\n",
      "4:22 unknown-key: `example` is no key of a field → remove it, or say it in `doc`"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: { type: string, const: y }\n",
      "4:22 unknown-key: `const` is no key of a field → write `enum: [value]`, or a constant of the envelope"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: { type: string, name: y }\n",
      "4:22 unknown-key: `name` is no key of a field → the name is the key that the field stands under, and its JSON key is `key`"
    ),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: { type: json, $ref: Y }\n",
      "4:20 unknown-key: `$ref` is no key of a field → write the name of the object as the type: `type: Name`"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: { type: json, additionalProperties: { type: int } }\n",
      "4:20 unknown-key: `additionalProperties` is no key of a field → the type of a map says what is in it: `type: { string: int }`"
    ),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: { type: string, json_name: y }\n",
      "4:22 swift-spelling: `json_name` is called `key` here → write `key`",
      fixed: "message: A\nid: 1\nfields:\n  x: { type: string, key: y }\n"),
    Mistake(
      "message: A\nid: 1\nfields:\n  x: { type: string, colour: y }\n",
      "4:22 unknown-key: `colour` is no key of a field → it has `type`, `unit`, `named`, `object`, `enum`, `key`, `aliases`, `mirror`, `doc`, `default`, `omit`, `wire`, `lenient`, `swiftName`, `slot`, `sensitive`, `since`, `deprecated`, `nonEmpty`, `present`, `absent`, `range`, `length`, `maxBytes`, `count`, `pattern`, `schemes` and `known`"
    ),
    Mistake(
      "enum: A\nvalues: [a, b]\n",
      "2:1 swift-spelling: `values` is called `cases` here → write `cases`",
      fixed: "enum: A\ncases: [a, b]\n"),
    Mistake(
      "enum: A\ncases: { red, green }\n",
      "2:8 wrong-kind: the cases of an enumeration must be a list of strings, or a mapping of cases, not a mapping → write `[red, green]`",
      fixed: "enum: A\ncases: [red, green]\n"),
    Mistake(
      "enum: A\ncases:\n  - red: 1\n  - green: 2\n",
      "3:3 wrong-kind: the cases of an enumeration must be a list of strings, or a mapping of cases, not a list → write a mapping, without the `- `: `red: 1`"
    ),
    Mistake(
      "enum: A\ncases: red\n",
      "2:8 wrong-kind: the cases of an enumeration must be a list of strings, or a mapping of cases, not `red` → write `[red]`"
    ),
  ]

  static let declarations: [Mistake] = [
    Mistake(
      "message:Gift\nid:1\n",
      "1:1 missing-space: a space is missing after the colon in `message:Gift` → write `message: Gift`",
      "2:1 missing-space: a space is missing after the colon in `id:1` → write `id: 1`",
      fixed: "message: Gift\nid: 1\n"),
    Mistake(
      "message: A\ndescription: x\nid: 1\n",
      "2:1 swift-spelling: `description` is called `doc` here → write `doc`",
      fixed: "message: A\ndoc: x\nid: 1\n"),
    Mistake(
      "object: A\ndescription: x\nproperties: { a: string }\n",
      "2:1 swift-spelling: `description` is called `doc` here → write `doc`",
      "3:1 swift-spelling: `properties` is called `fields` here → write `fields`",
      fixed: "object: A\ndoc: x\nproperties: { a: string }\n"),
    Mistake(
      "message: A\nid: 1\nsummary: x\n",
      "3:1 unknown-key: `summary` is no key of a message → write it under `surfaces`: `surfaces: { summary: … }`"),
    Mistake(
      "message: A\nid: 1\npush: x\n",
      "3:1 unknown-key: `push` is no key of a message → write it under `surfaces` or `send`"),
    Mistake(
      "message: A\nid: 1\nsize: [1, 2]\n",
      "3:1 unknown-key: `size` is no key of a message → write it under `layout`: `layout: { size: … }`"),
    Mistake(
      "message: A\nid: 1\nheight: 5\n",
      "3:1 unknown-key: `height` is no key of a message → write `layout: { size: [width, height] }`, in points"),
    Mistake(
      "message: A\nid: 1\npath: x\n",
      "3:1 unknown-key: `path` is no key of a message → it has `message`, `id`, `ids`, `envelope`, `reads`, `stability`, `owner`, `hidden`, `builtIn`, `fields`, `include`, `local`, `validate`, `layout`, `surfaces`, `behavior`, `tap`, `transfer`, `send`, `menu`, `doc`, `since` and `deprecated`"
    ),
    Mistake(
      "message: A\nid: 1\nversion: 1\n",
      "3:1 unknown-key: `version` is no key of a message → it has `message`, `id`, `ids`, `envelope`, `reads`, `stability`, `owner`, `hidden`, `builtIn`, `fields`, `include`, `local`, `validate`, `layout`, `surfaces`, `behavior`, `tap`, `transfer`, `send`, `menu`, `doc`, `since` and `deprecated`"
    ),
    Mistake(
      "message: A\nid: 1\nmessage: B\n",
      "3:1 duplicate-key: `message` stands twice here → write `---` before another declaration, or remove one of them"),
    Mistake(
      "- message: A\n  id: 1\n",
      "1:1 bad-document: a document must be a mapping, not a list → write a document for each, with `---` between them"),
    Mistake(
      "struct: Gift\n",
      "1:1 bad-document: the document declares nothing → write `message: Gift`, or `object: Gift`"),
    Mistake(
      "title: gift_card\ntype: object\n",
      "1:1 bad-document: the document declares nothing → write `message: GiftCard`, or `object: GiftCard`"),
    Mistake(
      "version: 1\ntargets: []\n",
      "1:1 bad-document: the document declares nothing → a configuration stands in `messagegen.yaml`, outside of the folder of the schemas"
    ),
    Mistake(
      "message: A\nid: 1\ninclude: [B, C]\n",
      "3:10 wrong-kind: `include` must be a text, not a list → include one object, and the fields of others in that"),
    Mistake(
      "message: A\nid: 1\nvalidate: { hook: isFine }\n",
      "3:11 wrong-kind: `validate` must be a list, not a mapping → write `[{ hook: isFine }]`",
      fixed: "message: A\nid: 1\nvalidate: [{ hook: isFine }]\n"),
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nvalidate:\n  title: { nonEmpty: true }\n",
      "5:3 wrong-kind: `validate` must be a list, not a mapping → write a list, whose entries begin with `- field: title`"
    ),
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nvalidate: [title]\n",
      "4:12 wrong-kind: a rule must be a mapping, not `title` → write `{ field: title }`"),
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nvalidate: title\n",
      "4:11 wrong-kind: `validate` must be a list, not `title` → write `[{ field: title }]`"),
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nvalidate: [{ field: title, nonEmpty: true, if: { n: 1 } }]\n",
      "4:44 swift-spelling: `if` is called `when` here → write `when`",
      fixed:
        "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nvalidate: [{ field: title, nonEmpty: true, when: { n: 1 } }]\n"
    ),
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nvalidate: [{ field: title, nonEmpty: true, when: n == 1 }]\n",
      "4:50 wrong-kind: `when` must be a mapping, not `n == 1` → write `{ n: 1 }`"),
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nvalidate: [{ field: title, nonEmpty: true, when: n }]\n",
      "4:50 wrong-kind: `when` must be a mapping, not `n` → write a field and its value: `{ n: … }`"),
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nvalidate: [{ field: title, nonEmpty: true, when: n > 1 and title }]\n",
      "4:50 wrong-kind: `when` must be a mapping, not `n > 1 and title` → write a field and its value: `{ field: … }`"),
  ]

  static let presentation: [Mistake] = [
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nlayout: { height: 5 }\n",
      "4:11 unknown-key: `height` is no key of a layout → write `size: [width, height]`, in points"),
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nlayout: bubble\n",
      "4:9 wrong-kind: `layout` must be a mapping, not `bubble` → write `layout: { like: bubble }`"),
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nlayout: { summary: x }\n",
      "4:11 unknown-key: `summary` is no key of a layout → write it under `surfaces`: `surfaces: { summary: … }`"),
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nlayout: { contentView: B }\n",
      "4:11 swift-spelling: `contentView` is called `view` here → write `view`",
      fixed: "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nlayout: { view: B }\n"),
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nlayout: { label: x }\n",
      "4:11 unknown-key: `label` is no key of a layout → write it as an element of `content`"),
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nlayout: { insets: { top: 1, left: 2, bottom: 3, right: 4 } }\n",
      "4:19 bad-size: insets are four numbers: top, left, bottom, right → write `[1, 2, 3, 4]`",
      fixed: "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nlayout: { insets: [1, 2, 3, 4] }\n"),
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nlayout: { view: {} }\n",
      "4:17 missing-key: a view for each style needs `classic` and `minimalist` → add the styles that the app has, or name one view"
    ),
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nlayout: { variants: { when: { n: 1 }, view: B } }\n",
      "4:21 wrong-kind: `variants` must be a list, not a mapping → write `[{ when: { n: 1 }, view: B }]`",
      fixed:
        "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nlayout: { variants: [{ when: { n: 1 }, view: B }] }\n"
    ),
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nlayout: { content: { image: https://a.b/c.png, width: 5, height: 5 } }\n",
      "4:29 unknown-field: there is no field `https://a.b/c.png` → name a field that holds the link, or write `{ asset: … }` for a picture of the app's"
    ),
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nlayout: { content: { label: a, align: left } }\n",
      "4:39 unknown-value: `left` is no value of `align` → write `leading`"),
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nlayout: { content: { label: a, font: 15pt } }\n",
      "4:38 wrong-kind: `font` must be a number, not `15pt` → write `15`"),
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nsurfaces: hello\n",
      "4:11 wrong-kind: `surfaces` must be a mapping, not `hello` → write `surfaces: { summary: hello }`"),
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nsurfaces: { summary: title }\n",
      "4:22 literal-field-name: `title` is a text as it stands, not the field `title` → for the field, write `\"{title}\"`; in quotes, it is a text",
      fixed: "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nsurfaces: { summary: \"{title}\" }\n"),
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nsurfaces: { forward: false }\n",
      "4:13 unknown-key: `forward` is no key of the surfaces → write it under `behavior`: `behavior: { forward: … }`"),
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nsurfaces: { tap: x }\n",
      "4:13 unknown-key: `tap` is no key of the surfaces → it is a key of a message"),
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nsurfaces:\n  summary: \"\\(title) and \\(n)\"\n",
      "5:13 yaml-syntax: `\\(title)` is Swift's spelling of a value in a text → write `{title}`",
      fixed:
        "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nsurfaces:\n  summary: \"{title} and {n}\"\n"),
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nsurfaces:\n  summary: a \\(title)\n",
      "5:12 literal-field-name: `\\(title)` is a text as it stands, not a field → for the field, write `{title}`",
      fixed: "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nsurfaces:\n  summary: a {title}\n"),
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nsurfaces:\n  summary: '\\(title)'\n",
      "5:12 literal-field-name: `\\(title)` is a text as it stands, not a field → for the field, write `{title}`",
      fixed: "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nsurfaces:\n  summary: '{title}'\n"),
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nsurfaces:\n  summary: \"\\\\(title)\"\n",
      "5:12 literal-field-name: `\\(title)` is a text as it stands, not a field → for the field, write `{title}`",
      fixed: "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nsurfaces:\n  summary: \"{title}\"\n"),
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\nsurfaces:\n  summary: hello %@\n",
      "5:12 literal-field-name: `%@` is a text as it stands, not a value → write the name of a field in braces: `{title}`"
    ),
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\ntap: { url: url }\n",
      "4:8 swift-spelling: `url` is called `open` here → write `open`",
      fixed: "message: A\nid: 1\nfields: { title: string, n: int, url: url }\ntap: { open: url }\n"),
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\ntap: { open: https://a.b }\n",
      "4:14 unknown-field: there is no field `https://a.b` → name a field that holds the link"),
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\ntap: { open: \"{url}\" }\n",
      "4:14 bad-placeholder: `open` names a field, without braces → write `url`",
      fixed: "message: A\nid: 1\nfields: { title: string, n: int, url: url }\ntap: { open: url }\n"),
    Mistake(
      "message: A\nid: 1\nfields: { title: string, n: int, url: url }\ntap: { schemes: [https] }\n",
      "4:6 missing-key: a tap needs `open`, `event` or `sendText` → write `{ event: OpenGift }`, for example"),
  ]

  static let configurations: [Mistake] = [
    Mistake(
      "version: 1\ntargets: [{ name: A, path: B, sdk: nim }]\n",
      "2:36 wrong-kind: `sdk` must be a list, not `nim` → write `[nimkit]` for NIMSDK up to 9, or `[nim-v2]` for NIMSDK 10"
    ),
    Mistake(
      "version: 1\ntargets: [{ name: A, path: B, sdk: [NIM] }]\n",
      "2:37 unknown-value: `NIM` is no value of an element of `sdk` → write `[nimkit]` for NIMSDK up to 9, or `[nim-v2]` for NIMSDK 10"
    ),
    Mistake(
      "version: 1\ntargets: [{ name: A, path: B, sdk: [timsdk] }]\n",
      "2:37 unknown-value: `timsdk` is no value of an element of `sdk` → write `[tuikit]`"),
    Mistake(
      "version: 1\ntargets:\n  A: { path: B }\n",
      "3:3 wrong-kind: `targets` must be a list, not a mapping → write a list, whose entries begin with `- name: A`"),
    Mistake(
      "version: 1\nsdk: [nimkit]\n",
      "2:1 unknown-key: `sdk` is no key of the configuration → write it in an entry of `targets`"),
    Mistake(
      "version: 1\noutput: B\n",
      "2:1 unknown-key: `output` is no key of the configuration → write `targets: [{ name: Chat, path: Chat/Generated }]`"
    ),
    Mistake(
      "version: 1\ntargets: [{ name: A, output: B }]\n",
      "2:22 swift-spelling: `output` is called `path` here → write `path`",
      fixed: "version: 1\ntargets: [{ name: A, path: B }]\n"),
    Mistake(
      "version: 1\nenvelopes: { a: { type: b, payload: c } }\n",
      "2:19 swift-spelling: `type` is called `id` here → write `id`",
      "2:28 swift-spelling: `payload` is called `data` here → write `data`",
      fixed: "version: 1\nenvelopes: { a: { id: b, payload: c } }\n"),
    Mistake(
      "version: 1\nrules: { missing-doc: off }\n",
      "2:1 unknown-key: `rules` is no key of the configuration → write it under `lint`: `lint: { rules: … }`"),
    Mistake(
      "version: 1\nlint: { missing-doc: off }\n",
      "2:9 unknown-key: `missing-doc` is no key of `lint` → write `rules: { missing-doc: off }`"),
    Mistake(
      "version: 1\nlint: { rules: { missing-doc: false } }\n",
      "2:31 unknown-value: `false` is no value of `missing-doc` → write `off`"),
  ]
}
