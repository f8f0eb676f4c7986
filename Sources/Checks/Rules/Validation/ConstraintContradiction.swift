import Schema
import SourceText

extension LintRule {
  static let constraintContradiction = LintRule(
    "constraint-contradiction", .error, theme: .validation,
    .constraints { type, _ in
      type.fields.indices.compactMap { index in
        guard !type.fields[index].constraints.isEmpty || !type.rules.isEmpty else { return nil }
        let field = type.fields[index]
        let constraints = type.constraints(of: field).sorted { $0.range < $1.range }
        for (index, later) in constraints.enumerated() {
          if let earlier = constraints[..<index].first(where: { $0.value.contradicts(later.value) }) {
            return .contradiction(field, later, earlier)
          }
        }
        return nil
      }
    })
}

extension Finding {
  fileprivate static func contradiction(
    _ field: Field, _ later: Located<Constraint>, _ earlier: Located<Constraint>
  ) -> Finding {
    Finding(
      LocalizedText(
        "no value of `\(field.name)` satisfies both this and the other constraint",
        zh: "`\(field.name)` 的任何值都不能同时满足这条约束和另一条约束"),
      at: later.range,
      notes: [.init(LocalizedText("the other constraint is here", zh: "另一条约束在这里"), at: earlier.range)],
      help: LocalizedText("remove one of them, or add a `when`", zh: "去掉其中一条，或给它加上 `when`"))
  }
}
