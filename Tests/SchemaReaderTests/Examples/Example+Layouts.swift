extension Example {
  /// Layouts.
  static let layouts = [
    Example(
      """
      fields: { title: string, n: int, kind: { enum: [a, b] } }
      layout:
              ↓ unknown-preset | did you mean `bubble`?
        like: buble
              ↓ invalid-swift-name
        view: My View
              ↓ unknown-value | did you mean `auto`?
        size: atuo
                ↓ bad-size | [5, 5, 5, 5]
        insets: 5
              ↓ unknown-value
        side: right
        variants:
            ↓ missing-key
          - { avatar: false }
          - when: { n: 1 }
                   ↓ bad-size
                       ↓ bad-size
            size: [-1, half]
          - when: { n: 2 }
                  ↓ bad-size
            size: [1]
                    ↓ bad-size
            insets: [1, 2, 3]
          - when: { n: 3 }
                                ↓ misfit-field
            size: { aspect: [n, title] }
          - when: { n: 4 }
                                                   ↓ unknown-case
            size: { image: { by: kind, of: { a: x, c: y } } }
          - when: { n: 5 }
                                           ↓ bad-number
            size: { text: "{title}", font: 0 }
          - when: { n: 6 }
                  ↓ missing-key
            size: { text: "{title}" }
          - when: { n: 7 }
                  ↓ missing-key
            size: { width: 5 }
          - when: { n: 8 }
                  ↓ conflicting-keys
            size: { text: a, aspect: [n, n] }
          - when: { n: 9 }
                            ↓ bad-size
                                        ↓ quoted-word
            size: { aspect: [n], else: ["full", 80] }
          - when: { n: 10 }
                                     ↓ bad-size
                                          ↓ unknown-key
            size: { image: x, extra: [1], max: 3 }
          - when: { n: 11 }
                  ↓ missing-key
            view: { classic: A }
      """),
    Example(
      """
      ≡ messagegen.yaml
      version: 1
      layouts:
                       ↓ bad-size
        one: { insets: [1], variants: [{ when: { flag: 1 }, avatar: false }] }
                                    ↓ unknown-field
        two: { variants: [{ when: { flag: 1 }, avatar: false }] }
                 ↓ unknown-key
        three: { like: one }
      ≡ Schemas/A.yaml
      message: A
      id: 1
      layout: { like: two }
      ---
      message: B
      id: 2
      layout: { like: two }
      ---
      message: C
      id: 3
      layout: { like: one }
      """),
  ]
}
