extension Example {
  /// Rules and conditions.
  static let conditions = [
    Example(
      """
      fields: { a: string?, n: int, b: { enum: [x, present] } }
      validate:
          ↓ missing-key
        - { when: { n: 1 } }
          ↓ conflicting-keys
        - { field: a, hook: b }
          ↓ missing-key | nonEmpty
        - { field: a }
                   ↓ empty-value
        - { anyOf: [a] }
                       ↓ misfit-field | optional
        - { anyOf: [a, n] }
                          ↓ misplaced-key
        - { hook: isFine, nonEmpty: true }
                  ↓ swift-name-collision
        - { hook: validate }
                            ↓ empty-value
        - { hook: a1, when: {} }
                                 ↓ misfit-test | `"present"`
        - { hook: a1, when: { n: present } }
                                 ↓ misfit-test
                                           ↓ unquoted-text
        - { hook: a1, when: { n: empty, a: 5 } }
                                 ↓ misfit-test
        - { hook: a1, when: { n: one } }
        - { hook: a1, when: { b: "present" } }
                                 ↓ unknown-case | `x` and `present`
        - { hook: a1, when: { b: y } }
                              ↓ misfit-test
        - { hook: a1, when: { direction: incoming } }
                              ↓ misfit-test
        - { hook: a1, when: { id: 3 } }
                                 ↓ empty-value
        - { hook: a1, when: { n: [] } }
      """),
    Example(
      """
      ids: [8, 12..13]
      validate:
        - { hook: a, when: { id: 8 } }
        - { hook: a, when: { id: [8, 12] } }
                                 ↓ unmatched-identity
        - { hook: a, when: { id: 9 } }
      surfaces:
        copy:
                                 ↓ unknown-value
          - { when: { direction: out }, text: a }
                                ↓ unknown-value
          - { when: { session: [group] }, text: a }
          - { text: a }
      """),
  ]
}
