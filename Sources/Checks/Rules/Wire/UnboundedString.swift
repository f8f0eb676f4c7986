import Schema

extension Rule {
  static let unboundedString = Rule(
    "unbounded-string", nil,
    summary: "a text without a longest length",
    why: """
      Servers refuse a message that is too long (NIM's at about 5,000 characters), and the user sees a red mark. A \
      bound in the schema says so before it is sent.
      """,
    bad: [
      """
      message: Card
      id: 7
      fields:
               ↓
        title: string
      """
    ],
    good: [
      """
      message: Card
      id: 7
      fields:
        title: { type: string, length: 1..80 }
        body: string
      validate:
        - { field: body, maxBytes: 2000 }
      """
    ],
    .field { field, holder, _ in
      guard field.type == .string, field.isInPayload else { return [] }
      let isBounded = holder.constraints(of: field).contains {
        switch $0.value {
        case .maxBytes, .length(_, .some): true
        default: false
        }
      }
      return isBounded ? [] : [.unbounded(field)]
    })
}

extension Finding {
  fileprivate static func unbounded(_ field: Field) -> Finding {
    Finding("`\(field.name)` has no longest length", at: field.typeRange, help: "add `length: ..80` or `maxBytes`")
  }
}
