extension Example {
  /// The configuration.
  static let settings = [
    Example(
      """
      ≡ messagegen.yaml
      ↓ missing-key
      schemas: Schemas
      ↓ unknown-key | did you mean `targets`?
      target: []
      """),
    Example(
      """
      ≡ messagegen.yaml
               ↓ unsupported-version
      version: 2
               ↓ bad-path
      schemas: /tmp
                                                        ↓ bad-range
      ids: { allowed: 1..999, reserved: [101, 200..210, x] }
      lenient: no
      targets:
                           ↓ bad-path
                                                 ↓ unknown-value
        - { name: A, path: ../Out, sdk: [nimkit, nim] }
                           ↓ bad-path
                                                  ↓ empty-value
                                                              ↓ invalid-swift-name
        - { name: B, path: Out/../../x, messages: [], prefix: "1-" }
                                           ↓ empty-value
        - { name: C, path: Out, templates: "" }
                  ↓ duplicate-name
        - { name: C, path: Other }
                           ↓ duplicate-name
                                                 ↓ bad-number
        - { name: D, path: Out, limits: { bytes: 0 } }
                                           ↓ bad-path
        - { name: E, path: Bubbles, views: /Bubbles }
      lint:
                                      ↓ unknown-value
        rules: { a: off, b: error, c: fatal }
      """),
  ]
}
