extension Example {
  /// What people write by mistake where YAML sees nothing wrong, and what they are told.
  static let slips = [
    Example(
      """
      fields:
                 ↓ missing-space | { string: int }
        scores: {string:int}
      """),
    Example(
      """
      surfaces:
                 ↓ unquoted-brackets | a text that starts with `[` must be quoted: `"[红包消息]"`
        summary: [红包消息]
      """),
    Example(
      """
      surfaces:
                 ↓ unquoted-brackets | a text that starts with `{` must be quoted: `"{title}"`
        summary: {title}
      fields: { title: string }
      """),
    Example(
      """
           ↓ unquoted-brackets | must be quoted: `"[a]"`
      doc: [a]
      """),
    Example(
      """
      fields:
        ↓ full-width-punctuation | YAML wants `: `
        title：string
      """),
    Example(
      """
      fields:
        ↓ missing-space | `title: string`
        title:string
      """),
    Example(
      """
      fields:
        ↓ missing-key
             ↓ missing-space | `type: string`
        a: { type:string, key: b }
      """),
    Example(
      """
      surfaces:
                 ↓ typographic-quotes | write `"[红包]"`
        summary: “[红包]”
      """),
    Example(
      """
      ↓ unquoted-hash | a text that starts with `#` must be quoted: `"# 号开头"`
      doc: # 号开头
      """),
    Example(
      """
             ↓ unquoted-text | `"1.10"`
      since: 1.10
      """),
    Example(
      """
             ↓ unquoted-text | `"2024-01-01"`
      since: 2024-01-01
      """),
    Example(
      """
          ↓ ambiguous-number | a leading zero: write `805`, or `"0805"` for a string
      id: 0805
      """),
    Example(
      """
          ↓ ambiguous-number | write `1000`, or `"1_000"`
      id: 1_000
      """),
    Example(
      """
      fields:
                     ↓ unquoted-text | quote the case name: `"no"`, or call it `none`
                            ↓ unquoted-text | quote the case name: `"yes"`
        s: { enum: { no: 0, yes: 1 } }
      """),
    Example(
      """
      fields:
                                ↓ unquoted-text | quote the case name: `"null"`
        s: { enum: { normal: 0, null: 3 } }
      """),
    Example(
      """
      fields:
                    ↓ unquoted-text | `"on"`
                        ↓ unquoted-text | `"off"`
        s: { enum: [on, off] }
      """),
    Example(
      """
      ≡ messagegen.yaml
      version: 1
      lint:
        rules: { missing-doc: off }
      """),
    Example(
      """
      fields:
        when: { type: string, key: y }
        a: { type: string?, key: b }
      """),
    Example(
      """
      layout:
                      ↓ literal-field-name | `"{title}"`
        size: { text: titel, font: 14 }
      fields: { title: string }
      """),
    Example(
      """
      fields:
               ↓ swift-spelling | did you mean `string`?
        title: String
             ↓ swift-spelling | did you mean `int?`?
        age: Int?
                ↓ swift-spelling | did you mean `bool`?
        flags: [Bool]
               ↓ swift-spelling | did you mean `double`?
        price: Double
              ↓ swift-spelling | did you mean `url`?
        link: URL
              ↓ swift-spelling | did you mean `timestamp`?
        time: Date
      """),
    Example(
      """
      fields:
                                 ↓ swift-spelling | a range is written `1..3`; both ends belong to it
        age: { type: int, range: 1...3 }
      """),
    Example(
      """
      fields:
                ↓ swift-spelling | `{ string: int }`
        scores: [String: Int]
      """),
    Example(
      """
      fields:
                  ↓ swift-spelling | `{ string: int }`
        scores: { String: Int }
      """),
    Example(
      """
      fields:
             ↓ quoted-word | write `string` without quotes
        one: "string"
              ↓ quoted-word
        two: ["int"]
                                  ↓ quoted-word
        three: { type: int, omit: "never" }
      """),
    Example(
      """
      hidden: yes
      fields:
        isOn: { type: bool, default: off }
        ↓ unquoted-text
        no: string
      """),
  ]
}
