import Schema
import SourceText

extension EvolutionRule {
  static let constraintLoosened = EvolutionRule(
    "constraint-loosened", .error,
    .message { pair in
      let rules = pair.rules
      return pair.containers.flatMap { container -> [Change] in
        let own = rules.first { $0.declaration.container.path == container.path }
        return container.fields.filter { $0.hasOneType && $0.loosened(own).contains { $0 != .known } }.map {
          .loosened($0)
        }
      } + rules.compactMap { .loosened($0) }
    })
}

extension Change {
  /// Values without a case are sent by nobody; those of new cases are another rule's.
  fileprivate static func loosened(_ field: FieldPair) -> Change {
    field.change(
      LocalizedText(
        "the constraints of `\(field.new.name)` are looser", zh: "`\(field.new.name)` 的约束放宽了"),
      help: LocalizedText(
        "accept it with `--accept`, and send such values only when these releases are no longer in use",
        zh: "用 `--accept` 接受，等这些版本不再使用后再发送这样的值"),
      [.oldReadsNew(.invalid)])
  }

  fileprivate static func loosened(_ rules: RulesPair) -> Change? {
    guard let first = rules.looser.first else { return nil }
    let new = rules.declaration.new
    let name = new.name.value
    return Change(
      at: name + "/validate",
      rules.wasCertain
        ? LocalizedText(
          "`validate` of `\(name)` passes what releases reject", zh: "`\(name)` 的 `validate` 会接受已发布版本拒绝的内容")
        : LocalizedText(
          "`validate` of `\(name)` may pass what releases reject", zh: "`\(name)` 的 `validate` 可能接受已发布版本拒绝的内容"),
      help: LocalizedText(
        "accept it with `--accept`, and send such values only when these releases are no longer in use",
        zh: "用 `--accept` 接受，等这些版本不再使用后再发送这样的值"),
      at: new.rules.first?.range ?? new.name.range, released: first.range, symbol: name,
      [.oldReadsNew(.invalid)])
  }
}
