extension Example {
  /// Mappings against their forms.
  static let forms = [
    Example(
      """
      ≡ Schemas/A.yaml
      message: A
      id: 1
                                 ↓ unknown-type
      fields: { box: Box, other: Boks1 }
      ≡ Schemas/B.yaml
      object: Box
      fields:
                      ↓ yaml-syntax
        tags: [string]?
      ≡ Schemas/C.yaml
      ↓ empty-file

      ≡ Schemas/D.yaml
      message: D
      id: 2
                  ↓ merge-key
                         ↓ complex-key
                                       ↓ unsupported-tag
                                                      ↓ unknown-alias
      surfaces: { <<: x, [a]: b, copy: !text x, push: *x }
      """),
    Example(
      """
      hidden: true
      ↓ duplicate-key
      hidden: false
      """),
    Example(
      """
      ↓ unknown-key | did you mean `surfaces`?
      surface:
        summary: a
      """),
    Example(
      """
      ↓ unknown-key
      colour: red
      """),
    Example(
      """
      fields:
                           ↓ unknown-key | did you mean `default`?
        a: { type: string, defualt: "" }
      """),
    Example(
      """
      ≡ Schemas/A.yaml
            ↓ missing-key | `cases`
      enum: Color
      """),
    Example(
      """
      ≡ Schemas/A.yaml
      ↓ unknown-key | did you mean `message`?
      mesage: A
      """),
    Example(
      """
      ≡ Schemas/A.yaml
      ↓ bad-document | write `message: A`
      title: A
      """),
    Example(
      """
      ≡ Schemas/A.yaml
      message: A
      ↓ bad-document | put `---` between them
      object: B
      """),
    Example(
      """
      ≡ Schemas/A.yaml
      ↓ bad-document
      just a text
      """),
    Example(
      """
              ↓ wrong-kind
      hidden: maybe
      """),
    Example(
      """
              ↓ quoted-word
      hidden: "true"
      """),
    Example(
      """
              ↓ wrong-kind
      fields: [a, b]
      """),
    Example(
      """
              ↓ wrong-kind
      layout: bubble
      """),
    Example(
      """
      doc:
        ↓ wrong-kind
        - a
        - b
      """),
    Example(
      """
                 ↓ unknown-value | did you mean `draft`?
      stability: drafft
      """),
    Example(
      """
      ↓ missing-value
      layout:
      """),
    Example(
      """
                       ↓ bad-number
      send: { subtype: -1 }
      """),
    Example(
      """
                       ↓ wrong-kind
                                  ↓ wrong-kind
      send: { subtype: one, push: 1 }
      """),
    Example(
      """
           ↓ missing-key
      tap: { schemes: [https] }
      """),
    Example(
      """
      fields: { link: url }
           ↓ conflicting-keys
      tap: { open: link, event: Open }
      """),
    Example(
      """
      fields: { link: url }
                          ↓ misplaced-key
      tap: { event: Open, schemes: [https] }
      """),
    Example(
      """
      fields: { a: string }
      id: 1
      ↓ conflicting-keys
      ids: [3]
      """),
  ]
}
