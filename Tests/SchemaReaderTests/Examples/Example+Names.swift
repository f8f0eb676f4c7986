extension Example {
  /// Names in Swift and on the wire.
  static let names = [
    Example(
      """
      fields:
        ↓ swift-name-collision | `swiftName`
        encode: string
        ↓ invalid-swift-name | `swiftName`
        my-name: string
        1st: { type: string, swiftName: first }
                                                ↓ swift-name-collision
        description: { type: string, swiftName: hash }
        class: string
      """),
    Example(
      """
      fields:
        old: { type: string?, deprecated: use name }
        stored_at: int?
        ↓ swift-name-collision | `swiftName`
        stored_old: string?
      """),
    Example(
      """
      fields:
        a: string
        ↓ duplicate-field
        a: int
                        ↓ duplicate-key
        b: { type: int, type: string }
      """),
    Example(
      """
      fields:
        a: { type: string, swiftName: x }
                                      ↓ swift-name-collision
        b: { type: string, swiftName: x }
      """),
    Example(
      """
      fields:
        a: { type: string, key: k }
                                ↓ duplicate-wire-key
        b: { type: string, key: k }
                                     ↓ duplicate-wire-key
                                            ↓ duplicate-wire-key
        c: { type: string, aliases: [k, c1, c1] }
      """),
    Example(
      """
      fields:
        ↓ swift-name-collision | `named`
        type: { enum: [a, b] }
        content: { object: { a: int } }
        ↓ swift-name-collision
        Content: string
      """),
    Example(
      """
      fields:
        a: { object: { x: int }, named: Box }
                                        ↓ duplicate-name
        b: { object: { x: int }, named: Box }
        ↓ duplicate-name | `named`
        shared: { enum: [a] }
        boxes: [Box2]
      ---
      object: Shared
      ---
      object: Box2
      fields: { shared: Shared? }
      """),
    // Nothing in the message is of the shared type, or of one inside it.
    Example(
      """
      fields:
        shared: { enum: [a] }
        box: { object: { other: { object: { x: int } } } }
      ---
      object: Shared
      ---
      object: Other
      """),
    Example(
      """
      include: Shared
      fields:
        ↓ duplicate-name | `named`
        shared: { enum: [a] }
      ---
      object: Shared
      fields: { level: { enum: [low, high] } }
      """),
    Example(
      """
      ≡ messagegen.yaml
      version: 1
      targets: [{ name: A, path: Out, suffix: "", sdk: [nimkit] }]
      ≡ Schemas/A.yaml
              ↓ swift-name-collision
      object: Swift
      ---
              ↓ swift-name-collision
      object: MessageContentLabel
      ---
            ↓ swift-name-collision
      enum: UTF8
      cases: [a]
      ---
               ↓ swift-name-collision | `suffix`
      message: Kind
      id: 1
      ---
      message: None
      id: 2
      """),
    // What is named after a message.
    Example(
      """
      ≡ messagegen.yaml
      version: 1
      targets: [{ name: A, path: Out, suffix: "", sdk: [nimkit] }]
      ≡ Schemas/A.yaml
               ↓ swift-name-collision
      message: Gift
      id: 1
      surfaces: { summary: hook }
      ---
      message: GiftHooks
      id: 2
      ---
               ↓ swift-name-collision
      message: NIMSessionMessage
      id: 3
      layout: { size: [1, 2] }
      ---
      object: RoseHooks
      ---
      message: Rose
      id: 4
      """),
    Example(
      """
      envelope: flat
      id: order
      fields:
        ↓ duplicate-wire-key
        businessID: string
      """),
    Example(
      """
      include: Base
      fields:
        ↓ duplicate-field
        title: string
                                ↓ duplicate-wire-key
        b: { type: string, key: content }
      local:
        ↓ duplicate-field
        content: string?
      ---
      object: Base
      fields: { title: string, content: string }
      """),
    Example(
      """
      ≡ messagegen.yaml
      version: 1
      targets: [{ name: A, path: Out }]
      ≡ Schemas/A.yaml
               ↓ swift-name-collision
      message: Order
      id: 1
      ---
      object: OrderAttachment
      """),
    Example(
      """
      ≡ Schemas/A.yaml
               ↓ swift-name-collision
      message: Invalid
      id: 1
      ---
      message: Data
      id: 2
                ↓ swift-name-collision
                             ↓ swift-name-collision
      fields: { URL: string, Tree: string }
      ---
      object: Tree
      fields: { summary: string }
      ---
      message: Oak
      id: 3
               ↓ swift-name-collision
      include: Tree
      ---
      message: Elm
      envelope: pair
      id: [10, _]
                ↓ swift-name-collision
      fields: { second: int, content: { enum: [a], named: Oak } }
      """),
  ]
}
