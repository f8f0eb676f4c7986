extension Example {
  /// Envelopes.
  static let envelopes = [
    Example(
      """
      ≡ messagegen.yaml
      version: 1
      envelopes:
             ↓ bad-envelope
        a: { id: type, outside: true }
        ↓ bad-envelope
        b: { data: data }
                       ↓ bad-envelope
        c: { id: type, encoding: json-string }
                 ↓ bad-envelope
        d: { id: [a, a/b] }
                             ↓ bad-envelope
        e: { id: data, data: data }
                 ↓ bad-envelope
        f: { id: a//b }
                                                ↓ duplicate-wire-key
        g: { id: type, data: data, constants: { data: 1 } }
                                        ↓ bad-envelope
        h: { outside: true, root: list, data: x }
             ↓ bad-envelope
                         ↓ bad-envelope
        i: { root: list, present: x }
                 ↓ empty-value
        j: { id: [] }
                                 ↓ unknown-value
        k: { id: type, encoding: json }
      ≡ Schemas/A.yaml
      message: A
      id: 1
      envelope: k
      """)
  ]
}
