import Schema
import SourceText

extension Rule {
  static let constraintContradiction = Rule(
    "constraint-contradiction", .error,
    summary: "constraints of one field that no value satisfies",
    why: """
      Every message is invalid then, for everyone who receives it, and nothing in the app says why.
      """,
    bad: [
      """
      message: Gift
      id: 7
      fields:
                                               ↓
        title: { type: string?, present: true, absent: true }
      """,
      """
      message: Gift
      id: 7
      fields:
                                              ↓
        code: { type: string, length: 10..20, maxBytes: 8 }
      """,
      """
      message: Gift
      id: 7
      fields:
        count: { type: int, range: 1..3 }
      validate:
                          ↓
        - { field: count, range: 5..9 }
      """,
    ],
    good: [
      """
      message: Gift
      id: 7
      fields:
        title: { type: string?, present: true, nonEmpty: true }
        code: { type: string, length: 1..20, maxBytes: 20 }
        count: { type: int, range: 1..3 }
      validate:
        - { field: count, range: 2..9 }
        - { field: title, absent: true, when: { count: 2 } }
      """
    ],
    .holder { holder, _ in
      holder.fields.compactMap { field in
        let constraints = holder.constraints(of: field).sorted { $0.range < $1.range }
        for (index, later) in constraints.enumerated() {
          if let earlier = constraints[..<index].first(where: { $0.value.contradicts(later.value) }) {
            return .contradiction(field, later, earlier)
          }
        }
        return nil
      }
    })
}

extension Constraint {
  /// No value passes both.
  fileprivate func contradicts(_ other: Constraint) -> Bool { refuses(other) || other.refuses(self) }

  private func refuses(_ other: Constraint) -> Bool {
    switch (self, other) {
    case (.absent, .present), (.absent, .nonEmpty): true
    case (.nonEmpty, .length(_, 0?)), (.nonEmpty, .count(_, 0?)), (.nonEmpty, .maxBytes(0)): true
    case (.range(let low, _), .range(_, let high)):
      if let low, let high { high.isBelow(low) } else { false }
    case (.length(let low, _), .length(_, let high?)), (.count(let low, _), .count(_, let high?)),
      (.length(let low, _), .maxBytes(let high)):
      low > high
    default: false
    }
  }
}

extension Finding {
  fileprivate static func contradiction(
    _ field: Field, _ later: Located<Constraint>, _ earlier: Located<Constraint>
  ) -> Finding {
    Finding(
      "no value of `\(field.name)` satisfies this and the other constraint", at: later.range,
      notes: [.init("the other constraint is here", at: earlier.range)], help: "drop one of them, or give it a `when`")
  }
}
