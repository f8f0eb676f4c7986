import Testing

/// Comments everywhere: they go where their entry goes.
struct FormatCommentTests {
  @Test func commentsGoWithTheirEntries() throws {
    try expect(
      """
      # about the file

      # about the id
      # in two lines
      id: 5 # five
      fields: # what travels
      # zero-indented
        a: string # a
        # about b
        b: int

        # the end of the fields
      # about the name
      message: Gift
      # the end
      """,
      becomes: """
        # about the file

        # about the name
        message: Gift
        # about the id
        # in two lines
        id: 5  # five
        fields:  # what travels
          # zero-indented
          a: string  # a
          # about b
          b: int

          # the end of the fields
        # the end
        """)
  }

  @Test func whatToolsLookForStaysAtTheTop() throws {
    try expect(
      "# yaml-language-server: $schema=x\n# messagegen:ignore-file missing-doc\nid: 1\n# messagegen:ignore a\nmessage: A",
      becomes:
        "# yaml-language-server: $schema=x\n# messagegen:ignore-file missing-doc\n# messagegen:ignore a\nmessage: A\nid: 1"
    )
  }

  @Test func commentsInListsStandAboveTheirDash() throws {
    try expect(
      """
      object: A
      validate:
      # first
      - # dash
        field: a
        nonEmpty: true # behind
      -
        # inside
        when: { a: 1 }
        # the field
        field: b
        # at its end
      # at the end of the list
      doc: x
      """,
      becomes: """
        object: A
        # at the end of the list
        doc: x
        validate:
          # first
          -  # dash
            field: a
            nonEmpty: true  # behind
          # the field
          - field: b
            # inside
            when: { a: 1 }
            # at its end
        """)
  }

  @Test func documentsKeepTheirComments() throws {
    try expect(
      "# one\n---   # two\n# three\n\nobject: A # four\n# five\n--- \n# six\nobject: B\nfields:\n    # seven\n    a: string\n    # eight\n",
      becomes:
        "# one\n---  # two\n# three\n\nobject: A  # four\n# five\n---\n# six\nobject: B\nfields:\n  # seven\n  a: string\n  # eight"
    )
    try expect("# nothing\n\n\n  # else", becomes: "# nothing\n\n# else")
  }

  @Test func commentsInOddPlacesStay() throws {
    try expect(
      "object: A\nfields:\n    a:\n      # before a scalar\n      string\n    b: # here\n      &x\n      type: int\n    c: |  # header\n        text\n    # after",
      becomes:
        "object: A\nfields:\n  a:\n    # before a scalar\n    string\n  b: &x  # here\n    type: int\n  c: |  # header\n    text\n  # after"
    )
  }
}
