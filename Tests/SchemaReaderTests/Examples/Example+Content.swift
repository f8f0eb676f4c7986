extension Example {
  /// What a bubble shows.
  static let content = [
    Example(
      """
      fields: { title: string, n: int, link: url?, box: { object: { stars: double, icon: string } }, tags: [string] }
      layout:
        content:
          column:
            - image: link
              width: 60
              height: 60.5
              mode: fit
              placeholder: icon
              hideWhenEmpty: true
              cornerRadius: 4
            - { image: box.icon, width: full*0.5, height: 0 }
            - { image: { asset: icon_gift } }
            - { image: { by: n, of: { 1: one, 2: two } } }
            - separator: 0.5
              color: "#3C3C434A"
            - row:
                - label: "{title}, {tags.joined} ({tags.count})"
                  font: 17
                  weight: semibold
                  color: { light: "#000000", dark: "#FFFFFF", theme: chat_text_message_receive_text_color }
                  lines: 2
                  align: trailing
                  placeholder: –
                - label: [{ when: { n: 1 }, text: one }, { text: { key: many, default: "{n}" } }]
                - { rating: box.stars, max: 10, item: 12, spacing: 0, color: "#ffcc00", filled: full, empty: none }
              spacing: 8
              align: bottom
            - { button: 购买, tap: { open: link, schemes: [https] }, width: max, minHeight: 44, background: "#FF3B30" }
            - { button: { key: buy, default: Buy }, when: { direction: incoming } }
          align: center
          maxWidth: full*0.65
          padding: [10, 12, 10, 12]
      """),
    Example(
      """
      fields: { title: string, n: int, link: url? }
      layout:
        content:
                                ↓ conflicting-keys | in a `row` or a `column`
          - { label: "{title}", image: link }
            ↓ missing-key | it is one of `label`, `image`
          - { font: 12 }
            ↓ missing-key | it is one of
          - {}
            ↓ unknown-key | did you mean `label`?
          - lable: "{title}"
                                ↓ unknown-key | did you mean `padding`?
          - { label: "{title}", pading: 0 }
                            ↓ unknown-key | it has `separator`, `color`, `width`
          - { separator: 1, font: 12 }
            ↓ wrong-kind | `label: …`
          - title
            ↓ wrong-kind | `row` or `column`
          - [{ label: a }]
              ↓ missing-space | `label: title`
          - { label:title }
      """),
    Example(
      """
      layout:
                 ↓ wrong-kind | `label: …`
        content: hello
      """),
    Example(
      """
      layout:
                 ↓ empty-value
        content: []
        variants:
          - when: { direction: incoming }
                            ↓ wrong-kind | write `[{ label: a }]`
            content: { row: { label: a } }
          - when: { direction: outgoing }
                                       ↓ empty-value
                                                       ↓ empty-value
            content: { column: [{ row: [] }, { column: [] }] }
      """),
    Example(
      """
      fields: { title: string, n: int, link: url?, hand: { enum: [a, b] } }
      layout:
        content:
                     ↓ misfit-field | `{ by: n, of: { … } }`
          - { image: n, width: 1, height: 1 }
                     ↓ unknown-field | did you mean `link`?
          - { image: lnik, width: 1, height: 1 }
                     ↓ unknown-field | `{ asset: icon_of_a_gift }`
          - { image: icon_of_a_gift }
                     ↓ bad-placeholder | write `link`
          - { image: "{link}", width: 1, height: 1 }
                     ↓ bad-placeholder | write `link`
          - { image: {link}, width: 1, height: 1 }
                     ↓ wrong-kind
          - { image: [link] }
            ↓ missing-key | before it is loaded
          - { image: link }
            ↓ missing-key
          - { image: link, width: 60, maxWidth: 80 }
                                             ↓ unknown-case
          - { image: { by: hand, of: { a: x, c: y } } }
                       ↓ unknown-key | did you mean `asset`?
          - { image: { aset: icon } }
                                                      ↓ unknown-value | `fill`, `fit` or `stretch`
          - { image: link, width: 1, height: 1, mode: cover }
      """),
    Example(
      """
      fields: { title: string, n: int }
      layout:
        content:
                      ↓ misfit-field
          - { rating: title }
                      ↓ unknown-field
          - { rating: stars }
                      ↓ bad-placeholder | write `n`
          - { rating: "{n}" }
                              ↓ bad-number
                                       ↓ bad-number
                                                   ↓ bad-number
          - { rating: n, max: 0, item: 0, spacing: -1 }
                         ↓ missing-key | name both assets
          - { rating: n, filled: star }
      """),
    Example(
      """
      fields: { title: string, n: int }
      layout:
        content:
                     ↓ unknown-value | `"hook"`
          - { label: hook }
                                                           ↓ unknown-value
          - { label: [{ when: { n: 1 }, text: a }, { text: hook }] }
                      ↓ unknown-value
          - { button: hook }
                                             ↓ unknown-value
          - { label: "{title}", placeholder: hook }
                     ↓ literal-field-name | in quotes, it is a text
          - { label: titel }
          - { label: "title" }
          - { label: "hook" }
                     ↓ unquoted-brackets
          - { label: {title} }
                       ↓ unknown-field | did you mean `title`?
          - { label: "{titel}" }
                                        ↓ unknown-field
          - { button: Buy, tap: { open: link } }
                                ↓ missing-key
          - { button: Buy, tap: {} }
      """),
    Example(
      """
      layout:
        content:
                              ↓ bad-number
          - { label: a, font: 0 }
                                ↓ bad-number | points
          - { label: a, height: -1 }
                                   ↓ bad-number
          - { label: a, minHeight: -1 }
                                      ↓ bad-number
          - { label: a, cornerRadius: 20000 }
                               ↓ bad-size
          - { label: a, width: -1 }
      """),
  ]
}
