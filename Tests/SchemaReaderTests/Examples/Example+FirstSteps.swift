extension Example {
  /// What people write on their first day, and what helps them on.
  static let firstSteps = [
    Example(
      """
      fields:
        title: string
        at: { type: timestamp, unit: ms }
        box: { object: { kept: bool, name: string } }
        empty: { object: { kept: bool } }
        link: url
        flag: bool
                ↓ unknown-type
        boxes: [box]
      surfaces:
                   ↓ misfit-field | send a text of it in a field beside it
        summary: "{at}"
                ↓ misfit-field | `{box.name}`
        push: "{box}"
                ↓ misfit-field | `view` in `layout`
        copy: "{empty}"
                         ↓ misfit-field | `hook` in `surfaces`
        accessibility: "{link}"
                    ↓ misfit-field | write variants
        fallback: "{flag}"
      """),
    Example(
      """
      fields: { title: string, box: { object: { name: string } } }
      surfaces:
                    ↓ literal-field-name | write `{title}`
        summary: "a {{title}} b"
               ↓ literal-field-name | write `{box.name}`
        push: "{{ box.name }} {{"
        copy: "{{titel}} {{{title}}} {{title}"
      """),
    Example(
      """
      fields:
           ↓ swift-spelling | write `string?`
        a: Optional<String>
           ↓ swift-spelling | write `int64?`
        b: Optional<Int64>
            ↓ wrong-kind | `menu: { title: Invoice }`
      menu: Invoice
           ↓ wrong-kind | `tap: { event: PayInvoice }`
      tap: PayInvoice
              ↓ swift-spelling | write `receipt`
      send: { readReceipt: true }
      """),
    Example(
      """
                              ↓ swift-spelling | write `image`
                                          ↓ swift-spelling | write `priority`
      menu: { title: Invoice, icon: bill, order: 3 }
      layout:
        content:
              ↓ swift-spelling | write `button`
          - { text: Pay, tap: { event: Pay } }
                          ↓ swift-spelling | write `cornerRadius`
          - { label: Pay, corner: 4 }
                                ↓ wrong-kind | `tap: { event: Pay }`
          - { button: Pay, tap: Pay }
                     ↓ unknown-value | its own `view`
          - { label: hook }
      """),
  ]
}
