extension Example {
  /// Types.
  static let types = [
    Example(
      """
      fields:
           ↓ unknown-type | did you mean `string`?
        a: strin
           ↓ unknown-type | did you mean `int`?
        b: integer
           ↓ unknown-type | `[string]`
        c: string[]
           ↓ unknown-type
        d: Sample
           ↓ unknown-type | declare it
        e: Whatever
      """),
    Example(
      """
      fields:
             ↓ unknown-type | `{ string: string }`
        a: { int: string }
      """),
    Example(
      """
      fields:
            ↓ misplaced-optional
        a: [string?]
                     ↓ misplaced-optional
        b: { string: int? }
           ↓ swift-spelling | did you mean `int?`?
        c: Int??
               ↓ repeated-optional | remove the second `?`
        f: int??
               ↓ repeated-optional | remove the second `?`
        g?: int?
            ↓ misplaced-optional | write `string`;
        d: [Optional<String>]
            ↓ misplaced-optional | write `int`;
        e: [Int?]
      """),
    Example(
      """
      fields:
            ↓ swift-spelling | write `a: { type: [timestamp], unit: ms }`, or `unit: s`
        a: [Date]
            ↓ swift-spelling | write `b?: { type: timestamp, unit: ms }`
        b?: Date
                   ↓ swift-spelling | add `unit: s` or `unit: ms`
        c: { type: Date }
                   ↓ swift-spelling | did you mean `timestamp`?
        d: { type: Date, unit: s }
           ↓ swift-spelling | write `e: { type: timestamp?, unit: ms }`
        e: Optional<Date>
                         ↓ swift-spelling | write `enum`
        f: { type: enum, cases: [a, b] }
      """),
    Example(
      """
      fields:
           ↓ wrong-kind | `[string]`
        a: []
           ↓ wrong-kind | `enum: [x, y]`
        b: [x, y]
      """),
    Example(
      """
      fields:
              ↓ missing-key | { type: timestamp, unit: ms }
        time: timestamp
                               ↓ misplaced-key
        other: { type: string, unit: s }
      """),
    Example(
      """
      fields:
           ↓ missing-key
        a: object
        ↓ missing-key
        b: { key: c }
             ↓ conflicting-keys
        c: { enum: [x], object: { y: int } }
                           ↓ misplaced-key
        d: { type: string, object: { x: int } }
                           ↓ misplaced-key
        e: { type: string, named: Other }
      """),
    Example(
      """
      ≡ Schemas/A.yaml
      object: Node
      fields: { next: Other }
      ---
      object: Other
                      ↓ direct-cycle | `back?`
      fields: { back: Node, self1: Other? }
      """),
    Example(
      """
      ≡ Schemas/A.yaml
              ↓ invalid-name | call it `RedPacket`
      object: redPacket
      ---
              ↓ invalid-name
      object: Red-Packet
      ---
              ↓ swift-name-collision
      object: Data
      ---
      enum: Twice
      cases: [a]
      ---
              ↓ duplicate-name
      object: Twice
                   ↓ unknown-type
      fields: { a: strin }
      """),
    Example(
      """
               ↓ unknown-type
      include: Nothing
      fields: { a: string }
      surfaces: { summary: "{b}" }
      """),
    Example(
      """
               ↓ unknown-type
      include: Color
      ---
      enum: Color
      cases: [red]
      """),
  ]
}
