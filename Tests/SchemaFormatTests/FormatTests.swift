import SchemaFormat
import SourceText
import Testing

/// The rules of formatting, each before and after.
struct FormatTests {
  @Test func keysHaveAnOrder() throws {
    try expect(
      """
      fields:
        title: { doc: Its heading., default: "", type: string }
        state:
          enum: [b, a]
          doc: How far it is.
      colour: red
      id: 5
      "message": Gift
      doc: A gift.
      """,
      becomes: """
        message: Gift
        id: 5
        doc: A gift.
        fields:
          title: { type: string, default: "", doc: Its heading. }
          state:
            doc: How far it is.
            enum: [b, a]
        colour: red
        """)
  }

  @Test func namesOfTheAuthorKeepTheirOrder() throws {
    try expect(
      "version: 1\nenvelopes:\n  b: {payload: d,id: t, constants: {z: 1, a: [2,{y: 1, b: 2}]}}\n  a: { id: x }",
      becomes:
        "version: 1\nenvelopes:\n  b: { id: t, payload: d, constants: { z: 1, a: [2, { y: 1, b: 2 }] } }\n  a: { id: x }"
    )
  }

  /// The last line of a text counts though there is nothing but blanks in it, and a combining mark is no part of them.
  @Test func blanksOfTextsStay() throws {
    try expect(
      "message: A\nid: 1\ndoc: |\n  x\n    \nowner: b", becomes: "message: A\nid: 1\ndoc: |\n  x\n    \nowner: b")
    try expect(
      "message: A\nid: 1\ndoc: |2\n  \u{301}x\n  y\nowner: b",
      becomes: "message: A\nid: 1\ndoc: |2\n  \u{301}x\n  y\nowner: b")
  }

  @Test func spacesAreRegular() throws {
    try expect(
      "message:   A\nids: [1,2 ,  3]\nfields:\n     a:   {type: [ string ],key: b}\n     b?: {string:  int}\nvalidate:\n- {anyOf: [ a,b ]}",
      becomes:
        "message: A\nids: [1, 2, 3]\nfields:\n  a: { type: [string], key: b }\n  b?: { string: int }\nvalidate:\n  - { anyOf: [a, b] }"
    )
  }

  @Test func longBracesBecomeABlock() throws {
    let doc = String(repeating: "long ", count: 20) + "text"
    try expect(
      "object: A\nfields:\n  a: { doc: \(doc), type: string, default: \"x\" }",
      becomes: "object: A\nfields:\n  a:\n    type: string\n    doc: \(doc)\n    default: \"x\"")
    try expect(
      "object: A\nvalidate:\n  # one\n  - { hook: a\(String(repeating: "b", count: 60)), when: { c\(String(repeating: "d", count: 60)): 1 } } # two",
      becomes:
        "object: A\nvalidate:\n  # one\n  # two\n  - hook: a\(String(repeating: "b", count: 60))\n    when: { c\(String(repeating: "d", count: 60)): 1 }"
    )
  }

  @Test func quotesStandWhereTheyAreNeeded() throws {
    try expect(
      #"""
      message: "Gift"
      id: '5'
      doc: 'A gift, with "ribbons" and it''s: nice'
      since: '1.0'
      owner: "no"
      fields:
        a: { type: string, default: 'x', pattern: "^\\d+$", doc: 'One, two' }
        b: { type: string, doc: 'Three; four.', default: "\u7ea2\n" }
      texts:
        summary: "hook"
        push: '发来了一个红包'
        copy: "title"
        accessibility: '{title}'
      """#,
      becomes: #"""
        message: Gift
        id: "5"
        doc: 'A gift, with "ribbons" and it''s: nice'
        since: "1.0"
        owner: "no"
        fields:
          a: { type: string, default: "x", pattern: '^\d+$', doc: "One, two" }
          b: { type: string, default: "\u7ea2\n", doc: Three; four. }
        texts:
          summary: "hook"
          push: 发来了一个红包
          copy: "title"
          accessibility: "{title}"
        """#)
  }

  @Test func aQuotedWordStaysAValue() throws {
    try expect(
      "object: A\nvalidate:\n  - {field: a, present: true, when: {b: 'present', c: present, d: ['5', 5]}}",
      becomes:
        "object: A\nvalidate:\n  - { field: a, present: true, when: { b: \"present\", c: present, d: [\"5\", 5] } }")
  }

  @Test func blankLinesAreFew() throws {
    try expect(
      "\n\nmessage: A\n\n\n\nid: 1\nfields:\n\n  a: string\n\n\n  b: int\n\n\n---\n\nenum: B\ncases: [c]   \n\n\n",
      becomes: "message: A\n\nid: 1\nfields:\n  a: string\n\n  b: int\n\n---\nenum: B\ncases: [c]")
  }

  @Test func linesEndPlainly() throws {
    #expect(
      try formatted("\u{FEFF}message: 红包\r\nid: 1  \r\ndoc: |\r\n  一\r\n\r\n  二\r\n")
        == "message: 红包\nid: 1\ndoc: |\n  一\n\n  二\n")
    #expect(try formatted("message: A\nid: 1\tdoc") == "message: A\nid: 1\tdoc\n")
  }

  @Test func textOverSeveralLinesMovesAlong() throws {
    try expect(
      "object: A\ndoc: One\n     two\n\n     three\nfields:\n    a:\n        doc: \"four  \n          five\\\n          six\"\n        type: string",
      becomes:
        "object: A\ndoc: One\n  two\n\n  three\nfields:\n  a:\n    type: string\n    doc: \"four\n      five\\\n      six\""
    )
  }

  @Test func blockScalarsKeepTheirContent() throws {
    try expect(
      "object: A\nfields:\n   a:\n      doc: |-\n            One\n              two # no comment\n\n            three  \n      type: string\n   b:\n      type: string\n      doc: >2\n          odd\n         text\ndoc: |+\n     kept\n\n\nsince: x",
      becomes:
        "object: A\ndoc: |+\n  kept\n\n\nsince: x\nfields:\n  a:\n    type: string\n    doc: |-\n      One\n        two # no comment\n\n      three  \n  b:\n    type: string\n    doc: >2\n        odd\n       text"
    )
  }

  @Test func blockScalarsOfBlanksAloneStayAsTheyAre() throws {
    try expect("message: A\nx: |+\n      \n    \nid: 1", becomes: "message: A\nid: 1\nx: |+\n\n")
    try expect("object: A\nx:\n  y: >+\n   \n       \n\n", becomes: "object: A\nx:\n  y: >+\n\n\n")
    try expect("object: A\nx: |2+\n      \n    \n", becomes: "object: A\nx: |2+\n      \n    ")
  }

  @Test func aDocumentMayBeOneBlockScalar() throws {
    try expect("|\n  \n   one\n     \n  \n   two  \n\n  # end", becomes: "|\n\n  one\n    \n\n  two  \n\n# end")
    try expect("--- |\n \n  one\n", becomes: "---\n|\n\n  one")
    try expect(">\n   one \n  \n   \ttwo\n\n   three\n", becomes: ">\n  one \n\n  \ttwo\n\n  three")
    try expect("? |\n  one  \n    \n: two", becomes: "? |\n  one  \n    \n: two")
  }

  @Test func tagsAndAnchorsStayApartFromColons() throws {
    try expect(
      "- !!str\n-\n    !!null  : a\n    b:   !!str\n-   !!str :   !!null\n- { &x : c,  d: *x }",
      becomes: "- !!str\n- !!null : a\n  b: !!str\n- !!str : !!null\n- { &x : c, d: *x }")
  }

  @Test func anchorsStayBeforeTheirAliases() throws {
    try expect(
      "message: A\nid: 1\ntexts:\n   push: &a  {default: x,key: k}\n   summary: *a\n   copy:   &b !!str  y\nlayout: &c\n   avatar: true\nmenu: { title: *b }",
      becomes:
        "message: A\nid: 1\nlayout: &c\n  avatar: true\ntexts:\n  push: &a { key: k, default: x }\n  summary: *a\n  copy: &b !!str y\nmenu: { title: *b }"
    )
  }

  @Test func whatCannotBeTakenApartStays() throws {
    try expect(
      "message: A\nfields:\n    a: { type: string, # why\n         key: b }\n    b: [ string ]\ntexts: { summary: {title}, push: [ 红包 ] }",
      becomes:
        "message: A\nfields:\n  a: { type: string, # why\n       key: b }\n  b: [string]\ntexts: { summary: {title}, push: [ 红包 ] }"
    )
    try expect("? a\n: - b\n  - c\nd: e", becomes: "? a\n: - b\n  - c\nd: e")
  }

  @Test func mistakesInTheLanguageDoNotMatter() throws {
    try expect("mesage:  A\nfields: {a : strin}", becomes: "mesage: A\nfields: { a: strin }")
    try expect("message:  A\nid:  1\nid:  2\nfields:\n- a", becomes: "message: A\nid: 1\nid: 2\nfields:\n  - a")
  }

  @Test func whatIsNoYAMLIsLeftAlone() throws {
    for text in ["message: [A\nid: 1\n", "a: b: c\n", "a: &x [*x]\n", "a: \u{1}\n"] {
      let file = SourceFile(id: .init(0), path: "Schemas/A.yaml", text: text)
      guard case .unreadable(let findings) = SchemaFormat.format(file) else {
        Issue.record("\(text)")
        continue
      }
      #expect(findings.allSatisfy { $0.severity == .error } && !findings.isEmpty)
    }
    for text in ["%YAML 1.1\n---\na:  b\n", "a:  b\n...\n", "a:  \"b\u{2028}\"\n"] {
      #expect(try formatted(text) == text)
    }
  }
}
