extension Example {
  /// Slots.
  static let slots = [
    Example(
      """
      fields:
                   ↓ misfit-slot | slot: envelope
        a: { type: int?, slot: desc }
        ↓ misfit-slot
        b: { type: string, slot: text }
                                  ↓ duplicate-slot
        c: { type: string?, slot: desc }
                                        ↓ misfit-slot
        d: { type: string?, slot: push, key: x }
                                                 ↓ misfit-slot
        e: { object: { x: { type: string?, slot: push } } }
      """),
    Example(
      """
      fields: { a: { type: string?, slot: text } }
                  ↓ duplicate-slot
      surfaces: { fallback: 请升级后查看 }
      """),
    Example(
      """
                                                     ↓ duplicate-wire-key
      fields: { a: { type: int, slot: envelope, key: type } }
      """),
    Example(
      """
                                                     ↓ duplicate-wire-key | another
      fields: { a: { type: int, slot: envelope, key: data }, data: string }
      """),
  ]
}
