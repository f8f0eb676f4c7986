import Schema

extension Rule {
  static let jsonField = Rule(
    "json-field", nil,
    summary: "a field of type `json`, whose content nobody checks",
    why: """
      A `json` field keeps what it gets. Its keys are spelt by hand in every place that looks into it, which is what \
      schemas are there to end.
      """,
    bad: [
      """
      message: Gift
      id: 7
      fields:
               ↓
        extra: json?
      """
    ],
    good: [
      """
      message: Gift
      id: 7
      fields:
        extra:
          type: object
          object: { animation: string }
      """
    ],
    .field { field, _, _ in field.type.leaf == .json ? [.untyped(field)] : [] })
}

extension Finding {
  fileprivate static func untyped(_ field: Field) -> Finding {
    Finding("nobody checks what is in `\(field.name)`", at: field.typeRange, help: "declare an `object`, or a map")
  }
}
