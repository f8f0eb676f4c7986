extension Example {
  /// What is there for TUIKit alone, or came with it.
  static let tuikit = [
    Example(
      """
      ≡ messagegen.yaml
      version: 1
      layouts: { notice: { kind: tip, nickname: true } }
      targets:
        - { name: A, path: A, sdk: [tuikit], tuikit: objc, styles: [minimalist] }
        - { name: B, path: B, sdk: [tuikit, nimkit], styles: [classic, minimalist], messages: ["./*", "In/**"] }
      ≡ Schemas/A.yaml
      message: A
      id: 1
      builtIn: true
      fields: { names: [string], scores: [double], counts: [int] }
      layout: { kind: tip, avatar: true }
      surfaces: { summary: "{names.joined} {scores.joined} {counts.joined} {names.count}" }
      behavior: { longPress: false }
      send: { lastMessage: false, moderation: true, extensions: false, receipt: true, priority: high }
      menu: { title: { key: order, default: 订单 }, image: icon_order, priority: -100, action: MakeOrder }
      ---
      message: B
      id: 2
      layout: { like: notice }
      menu: { title: "{{B}" }
      """),
    Example(
      """
      ≡ messagegen.yaml
      version: 1
      targets:
                                             ↓ misplaced-key | add `tuikit`
                                                            ↓ misplaced-key
        - { name: A, path: A, sdk: [nimkit], tuikit: swift, styles: [classic] }
                                                     ↓ unknown-value | `swift` or `objc`
                                                                     ↓ empty-value | leave `styles` out
        - { name: B, path: B, sdk: [tuikit], tuikit: kotlin, styles: [] }
                                                      ↓ unknown-value | did you mean `minimalist`?
        - { name: C, path: C, sdk: [tuikit], styles: [minimal] }
                                                     ↓ wrong-kind | write `[classic]`
        - { name: D, path: D, sdk: [tuikit], styles: Classic }
      """),
    Example(
      """
               ↓ wrong-kind
      builtIn: maybe
      layout:
              ↓ unknown-value | `bubble` or `tip`
        kind: line
        variants:
                                             ↓ unknown-key
          - { when: { direction: incoming }, kind: tip }
                        ↓ unknown-value | did you mean `high`?
                              ↓ unknown-key | did you mean `lastMessage`?
      send: { priority: hihg, lastMessages: true }
      """),
    Example(
      """
      fields: { tags: [string], maps: [{ string: int }], urls: [url], title: string }
      surfaces:
                   ↓ misfit-field | `{maps.count}`
        summary: "{maps.joined}"
                ↓ misfit-field
        copy: "{urls.joined}"
                         ↓ misfit-field | `{tags.joined}`
        accessibility: "{tags}"
                    ↓ unknown-field
        fallback: "{title.joined}"
      """),
    Example(
      """
      ≡ Schemas/A.yaml
      message: A
      id: 1
      fields: { title: string }
                     ↓ bad-placeholder | `{{`
      menu: { title: "{title}" }
      ---
      message: B
      id: 2
            ↓ missing-key | its text
                                   ↓ invalid-swift-name | `ComposeB`
      menu: { image: icon, action: make it }
      ---
      message: C
      id: 3
                     ↓ unknown-value
      menu: { title: hook }
      ---
      message: D
      id: 4
                     ↓ wrong-kind | one text
      menu: { title: [{ text: D }] }
      ---
      message: E
      id: 5
                                        ↓ bad-placeholder
      menu: { title: { key: e, default: "{title}" } }
      ---
      message: F
      id: 6
                                  ↓ wrong-kind
      menu: { title: F, priority: first }
      ---
      message: G
      id: 7
      menu: { title: G, action: Compose }
      ---
      message: H
      id: 8
                                ↓ duplicate-name | another `action`
      menu: { title: H, action: Compose }
      ---
      message: I
      id: 9
      menu: { title: I, action: ComposeJ }
      ---
      message: J
      id: 10
            ↓ duplicate-name
      menu: { title: J }
      """),
  ]
}
