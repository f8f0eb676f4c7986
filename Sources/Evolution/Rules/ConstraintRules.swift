import Schema
import SourceText

extension EvolutionRule {
  /// About which values pass: the constraints of fields, and the rules of `validate`.
  static let constraintRules: [EvolutionRule] = [
    EvolutionRule(
      "constraint-tightened", .error, onlyRefuses: true,
      .message { pair in pair.changes({ Change.tightened($0, $1) }, { Change.tightened($0) }) }),
    EvolutionRule(
      "constraint-loosened", .error,
      .message { pair in pair.changes({ Change.loosened($0, $1) }, { Change.loosened($0) }) }),
  ]
}

extension ValidationRule {
  /// It only asks for values that have a case, as those of other clients may not.
  fileprivate var isOfCases: Bool {
    guard case .field(_, let constraints) = assertion else { return false }
    return constraints.allSatisfy { $0.value == .known }
  }
}

extension MessagePair {
  /// Those of fields that have one type, with the rules around each, and those of rules.
  fileprivate func changes(
    _ ofField: (FieldPair, RulesPair?) -> Change?, _ ofRules: (RulesPair) -> Change?
  ) -> [Change] {
    let all = rules
    let ofFields = containers.flatMap { container -> [Change] in
      let own = all.first { $0.declaration.container.path == container.path }
      return container.fields.filter(\.hasOneType).compactMap { ofField($0, own) }
    }
    return ofFields + all.compactMap(ofRules)
  }
}

extension Change {
  private static let checkBefore = LocalizedText(
    "check the value before it is sent, instead of when it is read", zh: "改为在发送之前检查，而不是在解析时")
  private static let sendLater = LocalizedText(
    "accept it with `--accept`, and send such values only when these releases are no longer in use",
    zh: "用 `--accept` 接受，等这些版本不再使用后再发送这样的值")

  /// Values without a case are not the release's: it only hands on what others wrote.
  fileprivate static func tightened(_ field: FieldPair, _ rules: RulesPair?) -> Change? {
    let constraints = field.tightened(rules)
    guard !constraints.isEmpty else { return nil }
    return field.change(
      "the constraints of `\(field.new.name)` are stricter", zh: "`\(field.new.name)` 的约束更严格了",
      help: checkBefore, [.newReadsOld(constraints.contains { $0 != .known } ? .invalid : .foreign)])
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
      help: checkBefore, at: first.range, released: old.rules.first?.range ?? old.name.range,
      use: .implementing(hooks.first ?? name),
      [.newReadsOld(rules.stricter.allSatisfy(\.isOfCases) ? .foreign : .invalid)] + (hooks.isEmpty ? [] : [.source]))
  }

  /// Values without a case are sent by nobody; those of new cases are another rule's.
  fileprivate static func loosened(_ field: FieldPair, _ rules: RulesPair?) -> Change? {
    guard field.loosened(rules).contains(where: { $0 != .known }) else { return nil }
    return field.change(
      "the constraints of `\(field.new.name)` are looser", zh: "`\(field.new.name)` 的约束放宽了",
      help: sendLater, [.oldReadsNew(.invalid)])
  }

  fileprivate static func loosened(_ rules: RulesPair) -> Change? {
    guard let first = rules.looser.first(where: { !$0.isOfCases }) else { return nil }
    let new = rules.declaration.new
    let name = new.name.value
    return Change(
      at: name + "/validate",
      rules.wasCertain
        ? LocalizedText(
          "`validate` of `\(name)` passes what releases reject", zh: "`\(name)` 的 `validate` 会接受已发布版本拒绝的内容")
        : LocalizedText(
          "`validate` of `\(name)` may pass what releases reject", zh: "`\(name)` 的 `validate` 可能接受已发布版本拒绝的内容"),
      help: sendLater, at: new.rules.first?.range ?? new.name.range, released: first.range, symbol: name,
      [.oldReadsNew(.invalid)])
  }
}

extension ValidationRule {
  fileprivate var hook: String? { if case .hook(let name) = assertion { name.value } else { nil } }
}
