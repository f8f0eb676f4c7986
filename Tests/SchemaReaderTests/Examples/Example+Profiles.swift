extension Example {
  /// The profile of the configuration, and what else is there for one SDK alone.
  static let profiles = [
    Example(
      """
      ≡ messagegen.yaml
      version: 1
      profile:
        doc: What a message says of its sender.
        fields:
          name: string?
          avatar: { type: url?, key: icon, schemes: [https] }
          level: Level?
          group?: { object: { name: string } }
        validate:
          - { anyOf: [name, avatar] }
      targets:
        - { name: A, path: Out, sdk: [nim-v2], customHeight: true }
      ≡ Schemas/Level.yaml
      enum: Level
      cases: { low: 0, high: 1 }
      """),
    Example(
      """
      ≡ messagegen.yaml
      version: 1
      ↓ missing-key | `fields`: what it holds
      profile:
        named: Sender
      """),
    Example(
      """
      ≡ messagegen.yaml
      version: 1
               ↓ wrong-kind
      profile: [name]
      """),
    Example(
      """
      ≡ messagegen.yaml
      version: 1
      profile:
               ↓ invalid-name | call it `SenderProfile`
        named: senderProfile
        ↓ unknown-key | did you mean `fields`?
        field: { a: string }
        fields:
                 ↓ unknown-type | did you mean `Level?`?
          level: Levle?
                                       ↓ misfit-slot
          name: { type: string?, slot: text }
          ↓ swift-name-collision
          validate: string?
        validate:
                     ↓ unknown-field | did you mean `name`?
          - { field: nane, nonEmpty: true }
      ≡ Schemas/Level.yaml
      enum: Level
      cases: { low: 0, high: 1 }
      """),
    Example(
      """
      ≡ messagegen.yaml
      version: 1
      profile: { fields: { name: string } }
      ≡ Schemas/Profile.yaml
              ↓ duplicate-name
      object: MessageProfile
      fields: { name: string }
      """),
    Example(
      """
      ≡ messagegen.yaml
      version: 1
      targets:
                                               ↓ misplaced-key | add `nim-v2`
        - { name: A, path: Out, sdk: [nimkit], customHeight: true }
                                                ↓ wrong-kind
        - { name: B, path: Other, customHeight: 96 }
      """),
  ]
}
