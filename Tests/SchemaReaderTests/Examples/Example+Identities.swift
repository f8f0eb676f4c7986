extension Example {
  /// Identities.
  static let identities = [
    Example(
      """
      ≡ Schemas/A.yaml
               ↓ missing-id
      message: A
      ---
      message: B
                ↓ unknown-envelope | did you mean `flat`?
      envelope: flatt
      id: 1
      ---
      message: C
      envelope: plugin
          ↓ unexpected-id
      id: 5
      fields: { plugin: string }
      ---
      message: D
      envelope: pair
          ↓ identity-arity
      id: 5
      ---
      message: E
          ↓ identity-arity | several identities are `ids`
      id: [1, 2]
      ---
      message: F
                ↓ unwritten-present
      envelope: plugin
      fields: { plugin: string? }
      ---
      message: G
      envelope: bare
                       ↓ list-envelope
      fields: { items: string }
      ---
               ↓ list-envelope
      message: H
      envelope: bare
      ---
      message: I
      envelope: pair
      id: [1, _]
      ↓ bad-identity
      reads: [{ envelope: flat, id: i }]
      ---
      message: J
      id: 9
                          ↓ unknown-envelope
                                            ↓ missing-key
                                                       ↓ missing-id
      reads: [{ envelope: nothing, id: 1 }, { id: 2 }, { envelope: flat }]
      """),
    Example(
      """
          ↓ bad-identity | `"yes"`
      id: yes
      """),
    Example(
      """
          ↓ bad-identity
      id: 1.5
      """),
    Example(
      """
          ↓ bad-identity
      id: ""
      """),
    Example(
      """
          ↓ bad-identity
      id: { a: 1 }
      """),
    Example(
      """
           ↓ bad-identity
      ids: 5
      """),
    Example(
      """
                ↓ bad-identity
      ids: [5, [[1]]]
      """),
    Example(
      """
          ↓ bad-range
      id: 9..1
      """),
    Example(
      """
          ↓ swift-spelling
      id: 1...9
      """),
    Example(
      """
          ↓ bad-identity
      id: 99999999999999999999
      """),
    Example(
      """
      id: "yes"
      """),
    // 5 and "5" are one identity unless the envelope is strict.
    Example(
      """
      ids: [5, 8..9]
      surfaces:
        summary:
          - { when: { id: "5" }, text: a }
          - { when: { id: ["8", 9] }, text: b }
          - { text: c }
      """),
    Example(
      """
      envelope: exact
      ids: [5, 8..9]
      surfaces:
        summary:
                          ↓ unmatched-identity
          - { when: { id: "5" }, text: a }
                          ↓ unmatched-identity
          - { when: { id: "8" }, text: a }
          - { text: c }
      ≡ messagegen.yaml
      version: 1
      envelopes: { exact: { id: type, data: data, strict: true } }
      """),
    // Unicode takes these for the same, JSON does not.
    Example(
      """
      id: [1, 2]
      envelope: twins
      fields: { a: { type: string, key: K }, b: { type: string, key: "\\u212A", aliases: ["\\u00E9", "e\\u0301"] } }
      ≡ messagegen.yaml
      version: 1
      envelopes:
        twins: { id: [K, "\\u212A"], data: d, constants: { "\\u00E9": 1 } }
        other: { id: "\\u00E9", constants: { "e\\u0301": 1 } }
      """),
    Example(
      """
      envelope: pair
      id: [_, 1..9]
                ↓ swift-name-collision
      fields: { second: string }
      ≡ messagegen.yaml
      version: 1
      envelopes: { pair: { id: [first, second], data: data } }
      """),
  ]
}
