extension Example {
  /// Enumerations.
  static let enums = [
    Example(
      """
      fields:
                   ↓ empty-enum
        a: { enum: [] }
                   ↓ empty-enum
        b: { enum: {} }
      """),
    Example(
      """
      fields:
                       ↓ equal-raw-values
        a: { enum: [x, x] }
                              ↓ equal-raw-values
        b: { enum: { x: 1, y: 1 } }
                             ↓ duplicate-name | name it in a mapping
        c: { enum: [red_one, red-one] }
                              ↓ mixed-raw-values | quote all of them, or none
        d: { enum: { x: 1, y: two } }
      """),
    Example(
      """
      fields:
                        ↓ invalid-swift-name | { someName: 1v1 }
                             ↓ invalid-swift-name
        a: { enum: [ok, 1v1, "!"] }
                     ↓ invalid-swift-name
                             ↓ swift-name-collision
        b: { enum: { a-b: 1, unrecognized: 2, class: 3 } }
                    ↓ wrong-kind | { someName: 1 }
                       ↓ wrong-kind
        c: { enum: [1, 2] }
      """),
    Example(
      """
      fields:
                        ↓ bad-number
                                ↓ ambiguous-number
                                        ↓ wrong-kind
                                             ↓ duplicate-key
        a: { enum: { x: 1.5, y: 010, z: [1], x: 4 } }
                   ↓ wrong-kind
        b: { enum: x }
                                  ↓ unknown-key
        c: { enum: { x: { raw: 1, dok: a } } }
      """),
  ]
}
