extension Example {
  /// Names of fields.
  static let references = [
    Example(
      """
      fields: { box: { object: { title: string, inner: { object: { n: int } } } }, tags: [string], flag: bool }
      surfaces:
        summary: "{box.title} {box.inner.n} {tags.count}"
                  ↓ unknown-field | did you mean `box.title`?
        copy: "a {box.titel}"
                ↓ misfit-field | {tags.count}
                       ↓ misfit-field | variants
        push: "{tags} {flag}"
                         ↓ unknown-field | `box.inner.n` is an integer
        accessibility: "{box.inner.n.x}"
                   ↓ misfit-field
      tap: { open: flag }
      """)
  ]
}
