import Schema

extension Rule {
  static let unboundedList = Rule(
    "unbounded-list", nil,
    summary: "a list or map without a largest count",
    why: """
      A message has a few thousand bytes. A list that grows with its group or album reaches that in production, not \
      in tests, and the message cannot be sent.
      """,
    bad: [
      """
      message: Album
      id: 7
      fields:
              ↓
        urls: [url]
      """
    ],
    good: [
      """
      message: Album
      id: 7
      fields:
        urls: { type: [url], count: 1..9 }
      """
    ],
    .field { field, holder, _ in
      guard field.isCollection else { return [] }
      let isBounded = holder.constraints(of: field).contains {
        if case .count(_, .some) = $0.value { true } else { false }
      }
      return isBounded ? [] : [.unbounded(field)]
    })
}

extension Field {
  fileprivate var isCollection: Bool {
    switch type {
    case .list, .map: true
    default: false
    }
  }
}

extension Finding {
  fileprivate static func unbounded(_ field: Field) -> Finding {
    Finding("`\(field.name)` has no largest count", at: field.typeRange, help: "add `count: ..9`")
  }
}
