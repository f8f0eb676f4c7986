extension Example {
  /// Constraints and what they fit.
  static let constraints = [
    Example(
      """
      fields:
                        ↓ misfit-constraint
        a: { type: int, nonEmpty: true }
                           ↓ misfit-constraint | `length`
        b: { type: string, range: 1..3 }
                          ↓ misfit-constraint | `count`
        c: { type: [int], length: 1..3 }
                           ↓ misfit-constraint | optionals
        d: { type: string, present: true }
                           ↓ misfit-constraint
                                        ↓ misfit-constraint
        e: { type: string, known: true, schemes: [https] }
                           ↓ misfit-constraint
        f: { type: string, count: 1..3 }
                        ↓ misfit-constraint
                                             ↓ misfit-constraint
        g: { type: int, pattern: '^[0-9]+$', maxBytes: 4 }
                                  ↓ misfit-constraint
        h: { type: uint32, range: -1.. }
                               ↓ misfit-constraint
        i: { type: int, range: 0.5.. }
      """),
    Example(
      #"""
      fields:
        a: { type: string?, present: true, length: 1.., maxBytes: 512, pattern: '^\d+$', nonEmpty: true }
        b: { type: url, schemes: [https], nonEmpty: true }
        c: { type: [int], count: ..9 }
        d: { type: double, range: -0.5..0.5 }
        e: { enum: [x, y], known: true }
      """#),
    Example(
      """
      fields:
                               ↓ bad-range | `3..3`
        a: { type: int, range: 3 }
                               ↓ bad-range | `1..3`
        b: { type: int, range: 3..1 }
                                   ↓ bad-range
        c: { type: string, length: -1..3 }
                                   ↓ bad-range
        d: { type: string, length: .. }
                               ↓ quoted-word
        e: { type: int, range: "1..3" }
                               ↓ swift-spelling | `0..9`
        f: { type: int, range: 0..<10 }
                               ↓ wrong-kind
        g: { type: int, range: [1, 3] }
                                 ↓ empty-value
        h: { type: url, schemes: [] }
      """),
  ]
}
