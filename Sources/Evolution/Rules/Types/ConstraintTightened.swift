import Schema
import SourceText

extension EvolutionRule {
  static let constraintTightened = EvolutionRule(
    "constraint-tightened", .error, onlyRefuses: true,
    .message { pair in
      let rules = pair.rules
      return pair.containers.flatMap { container -> [Change] in
        let own = rules.first { $0.declaration.container.path == container.path }
        return container.fields.filter(\.hasOneType).compactMap { .tightened($0, own) }
      } + rules.compactMap { .tightened($0) }
    })
}

extension Change {
  /// Values without a case are not the release's: it only hands on what others wrote.
  fileprivate static func tightened(_ field: FieldPair, _ rules: RulesPair?) -> Change? {
    let constraints = field.tightened(rules)
    guard !constraints.isEmpty else { return nil }
    return field.change(
      LocalizedText(
        "the constraints of `\(field.new.name)` are stricter", zh: "`\(field.new.name)` 的约束更严格了"),
      help: LocalizedText("check the value before it is sent, instead of when it is read", zh: "改为在发送之前检查，而不是在解析时"),
      [.newReadsOld(constraints.contains { $0 != .known } ? .invalid : .foreign)])
  }

  fileprivate static func tightened(_ rules: RulesPair) -> Change? {
    guard let first = rules.stricter.first else { return nil }
    let (old, new) = (rules.declaration.old, rules.declaration.new)
    let hooks = Set(new.rules.compactMap(\.hook)).subtracting(old.rules.compactMap(\.hook)).sorted()
    let name = new.name.value
    return Change(
      at: name + "/validate",
      rules.isCertain
        ? LocalizedText("`validate` of `\(name)` rejects what passed before", zh: "`\(name)` 的 `validate` 会拒绝原本有效的内容")
        : LocalizedText(
          "`validate` of `\(name)` may reject what passed before", zh: "`\(name)` 的 `validate` 可能拒绝原本有效的内容"),
      help: LocalizedText("check the value before it is sent, instead of when it is read", zh: "改为在发送之前检查，而不是在解析时"),
      at: first.range, released: old.rules.first?.range ?? old.name.range, use: .implementing(hooks.first ?? name),
      [.newReadsOld(.invalid)] + (hooks.isEmpty ? [] : [.source]))
  }
}

extension ValidationRule {
  fileprivate var hook: String? { if case .hook(let name) = assertion { name.value } else { nil } }
}
