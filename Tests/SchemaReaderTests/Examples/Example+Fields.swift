extension Example {
  /// Fields: presence, omission, wire, local.
  static let fields = [
    Example(
      """
      fields:
                                 ↓ bad-default
        a: { type: int, default: "0" }
                                  ↓ bad-default | remove the `?`
        b: { type: int?, default: 0 }
                                 ↓ bad-default | optional
        c: { type: url, default: "https://a" }
                                  ↓ bad-default
        d: { type: bool, default: 1 }
                                      ↓ bad-default
        e: { type: [string], default: [a] }
                                  ↓ bad-default
        f: { type: data, default: "a" }
        g: { type: data, default: AQID }
        h: { type: json, default: { a: [1, true, null, text] } }
        i: { type: double, default: 1e3 }
                                 ↓ ambiguous-number
        j: { type: int, default: 0x10 }
                                    ↓ unquoted-text
        k: { type: string, default: 5 }
      """),
    Example(
      """
      fields:
                                   ↓ default-out-of-range
        a: { type: int32, default: 3000000000 }
        b: { type: uint64, default: 18446744073709551615 }
                                    ↓ default-out-of-range
        c: { type: uint32, default: -1 }
                                              ↓ default-out-of-range
        d: { type: int, range: 1..3, default: 0 }
                                                  ↓ default-out-of-range
        e: { type: double, range: ..0.5, default: 1 }
      """),
    Example(
      """
      fields:
                                                ↓ unknown-case | did you mean `open`?
        state: { enum: [open, closed], default: opem }
                                              ↓ unknown-case | that is a raw value
        hand: { enum: { ken: rock }, default: rock }
                                            ↓ bad-default
        box: { object: { x: int }, default: {} }
        other: { type: object, object: { x: int? }, default: {} }
      """),
    Example(
      """
      fields:
                                 ↓ bad-omit | `a?`
        a: { type: string, omit: nil }
                                  ↓ bad-omit
        b: { type: string?, omit: never }
                                 ↓ bad-omit
        c: { type: string, omit: default }
                                             ↓ bad-omit
        d: { type: string, default: x, omit: empty }
        e: { type: string, default: "", omit: empty }
                               ↓ bad-omit
        f: { type: int?, omit: empty }
        g?: { type: [int], omit: empty }
                                          ↓ bad-omit
        h: { type: int, default: 0, omit: nil }
      """),
    Example(
      """
      fields:
                               ↓ misfit-wire
        a: { type: data, wire: string }
                                 ↓ misfit-wire
        b: { type: double, wire: int }
        c: { type: [int], wire: string }
        d: { type: { string: bool }, wire: int }
        e: { object: { x: int }, wire: json-string }
                                 ↓ unknown-value
        f: { type: string, wire: text }
      """),
    Example(
      """
      local:
        ↓ misfit-local | `path?`
        path: string
                                       ↓ misfit-local
        size: { type: int, default: 0, key: s }
      """),
    Example(
      """
      fields:
                           ↓ misplaced-key
        a: { type: string, mirror: true }
                                ↓ empty-value
        b: { type: string, key: "" }
        ↓ missing-value
        c:
        ↓ missing-key
        d: {}
      """),
    Example(
      """
      fields:
           ↓ unknown-type
        a: strin
        b: string
      validate:
        - { field: a, nonEmpty: true }
                   ↓ unknown-field | did you mean `b`?
        - { field: bb, nonEmpty: true }
      surfaces: { summary: "{a} {b}" }
      """),
  ]
}
