extension Example {
  /// The configuration.
  static let settings = [
    Example(
      """
      ≡ messagegen.yaml
      version: 1
               ↓ missing-key | package: Packages
      runtime: {}
      targets:
                                       ↓ conflicting-keys
        - { name: A, path: A, runtime: { package: P, module: M } }
                                                  ↓ bad-path
        - { name: B, path: B, runtime: { package: ../P } }
                                                  ↓ bad-path
        - { name: C, path: C, runtime: { package: . } }
                                                 ↓ invalid-swift-name
        - { name: D, path: D, runtime: { module: my-module } }
                                         ↓ swift-spelling | write `package`
        - { name: E, path: E, runtime: { path: Packages } }
                                       ↓ wrong-kind
        - { name: F, path: F, runtime: MessageRuntime }
                                                               ↓ bad-runtime
        - { name: MessageRuntime, path: G, runtime: { package: Packages/MessageRuntime } }
                                                                  ↓ bad-runtime | access: package
        - { name: H, path: H, access: package, runtime: { module: I } }
        - { name: I, path: I, access: internal }
      """),
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
    Example(
      """
      ≡ messagegen.yaml
      version: 1
      targets:
        - { name: A, path: A, grouping: message, conformances: [Hashable] }
        - { name: B, path: B, grouping: 1000, conformances: [Equatable, Hashable] }
        - { name: C, path: C, grouping: 1, conformances: [] }
      """),
    Example(
      """
      ≡ messagegen.yaml
      version: 1
      targets:
                                        ↓ bad-number
        - { name: A, path: A, grouping: 0 }
                                        ↓ bad-number
        - { name: B, path: B, grouping: 1001 }
                                        ↓ wrong-kind | did you mean `message`?
        - { name: C, path: C, grouping: messages }
                                        ↓ wrong-kind
        - { name: D, path: D, grouping: 2.5 }
                                        ↓ wrong-kind
        - { name: E, path: E, grouping: [message] }
                                             ↓ unknown-value | did you mean `Hashable`?
        - { name: F, path: F, conformances: [hashable] }
                                             ↓ unknown-value | `Equatable` or `Hashable`
        - { name: G, path: G, conformances: [Codable] }
                                            ↓ wrong-kind | write `[Equatable]`
        - { name: H, path: H, conformances: Equatable }
                              ↓ missing-value
        - { name: I, path: I, conformances: }
      """),
  ]
}
