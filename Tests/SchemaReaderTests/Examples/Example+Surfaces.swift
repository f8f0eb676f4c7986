extension Example {
  /// Texts, taps and transfers.
  static let surfaces = [
    Example(
      """
      fields: { title: string, secret: { type: string, sensitive: true } }
      surfaces:
                  ↓ bad-placeholder
        summary: "{title {"
                ↓ sensitive-push
        push: "{secret}"
                ↓ bad-placeholder
        copy: "{}"
                  ↓ missing-key
        fallback: { key: a }
                       ↓ empty-value
        accessibility: []
      """),
    Example(
      """
      fields: { title: string }
      surfaces:
                    ↓ bad-placeholder | {{
        summary: "a {title"
        copy:
            ↓ bad-variants
          - { text: a }
            ↓ bad-variants
          - { when: { title: a }, text: b }
                       ↓ wrong-kind
        push: [{ text: [{ text: a }] }]
                       ↓ unquoted-text
        accessibility: 12
      """),
    Example(
      """
      local: { path: string? }
      fields: { url: url?, n: int }
      transfer:
                        ↓ unknown-field | did you mean `path`?
        upload: { path: pth, url: url }
                          ↓ misfit-field | `local`
                                    ↓ misfit-field
        download: { path: url, url: n }
      """),
    Example(
      """
                ↓ empty-value
      transfer: {}
                    ↓ invalid-swift-name
      tap: { event: open it }
      """),
  ]
}
