extension Example {
  /// Colours, measures and what people write in content who think of Swift or CSS.
  static let contentSlips = [
    Example(
      """
      fields: { title: string }
      layout:
        content:
                               ↓ bad-color | `"#FF3B30"`
          - { label: a, color: FF3B30 }
                               ↓ bad-color | `"#FF3B30"`
          - { label: a, color: 0xff3b30 }
                               ↓ bad-color | `"#FFAA00"`
          - { label: a, color: "#fa0" }
                               ↓ bad-color | `"#RRGGBB"`
          - { label: a, color: red }
                               ↓ bad-color | `"#RRGGBBAA"`
          - { label: a, color: "#FF3B3" }
                               ↓ bad-color
          - { label: a, color: "#FF3B3G" }
                               ↓ wrong-kind
          - { label: a, color: [255, 59, 48] }
                                             ↓ bad-color
                                                          ↓ bad-color
          - { label: a, background: { light: white, dark: black } }
                                    ↓ missing-key
          - { label: a, background: { dark: "#000000" } }
          - label: a
            ↓ unquoted-hash | must be quoted: `"#FF3B30"`
            color: #FF3B30 red
          - label: a
            color:
              ↓ unquoted-hash | must be quoted: `"#000000"`
              light: #000000
              dark: "#FFFFFF"
      """),
    Example(
      """
      layout:
        content:
                               ↓ yaml-syntax | quote it: `"#FF3B30"`
          - { label: a, color: #FF3B30 }
          - { label: b }
      """),
    Example(
      """
      layout:
        content: {
          label: a,
                 ↓ yaml-syntax | quote it: `"#FF3B30"`
          color: #FF3B30,
          lines: 2
        }
      """),
    Example(
      """
      fields: { title: string }
      layout:
        content:
            ↓ swift-spelling | write `column`
          - vstack:
                ↓ swift-spelling | write `row`
              - HStack:
                      ↓ swift-spelling | write `label`
                                       ↓ swift-spelling | write `font`
                                                     ↓ swift-spelling | write `weight: bold`
                  - { text: "{title}", fontSize: 12, bold: true }
                                        ↓ swift-spelling | write `lines`
                                                          ↓ swift-spelling | write `color`
                  - { label: "{title}", numberOfLines: 2, textColor: "#000000" }
                                ↓ swift-spelling | write `background`
                                                            ↓ swift-spelling | write `cornerRadius`
                  - { label: a, backgroundColor: "#000000", border-radius: 4 }
                ↓ swift-spelling | write `spacing`
                gap: 4
              ↓ swift-spelling | write `separator`
          - { divider: 1 }
                        ↓ unknown-key
          - { label: a, bold: false }
                        ↓ unknown-key
          - { label: a, text: b }
                        ↓ swift-spelling
                                       ↓ wrong-kind
          - { label: a, numberOfLines: many }
      """),
    Example(
      """
      layout:
        content:
                                 ↓ bad-size | `[8, 8, 8, 8]`
          - { label: a, padding: 8 }
                                     ↓ bad-number
          - { label: a, padding: [8, -1, 8, 8] }
                               ↓ bad-number
          - { label: a, lines: -1 }
                               ↓ unknown-value | `leading`, `center` or `trailing`
          - { label: a, align: top }
                                          ↓ unknown-value | `top`, `center` or `bottom`
          - { row: [{ label: a }], align: leading }
                                ↓ unknown-value
          - { label: a, weight: heavy }
                         ↓ bad-number
          - { separator: 0 }
                                               ↓ bad-number
          - { column: [{ label: a }], spacing: -1 }
                                ↓ unknown-field
          - { label: a, when: { titel: a } }
      """),
    Example(
      """
      ≡ messagegen.yaml
      version: 1
      layouts:
                                                  ↓ unknown-field | did you mean `titles`?
        card: { kind: bubble, content: { label: "{title}" } }
        broken:
                                             ↓ bad-number
          content: { label: "{title}", font: 0 }
      ≡ Schemas/A.yaml
      message: A
      id: 1
      fields: { title: string }
      layout: { like: card }
      ---
      message: B
      id: 2
      fields: { titles: string }
      layout: { like: card }
      ---
      message: C
      id: 3
      layout: { like: broken }
      ---
      message: D
      id: 4
      layout: { like: card, content: { label: a } }
      """),
  ]
}
