import Schema
import SourceText

extension EvolutionRule {
  static let constraintLoosened = EvolutionRule(
    "constraint-loosened",
    summary: LocalizedText("a value may be sent that releases reject", zh: "可能发送已发布版本拒绝的值"),
    why: LocalizedText(
      "Installed apps still have the constraint, and such a message is invalid there.",
      zh: "已安装的 App 仍按原来的约束校验，这样的消息在那里无效。"),
    examples: [
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { count: { type: int32, range: 1..9 } }
          """,
        to: """
          message: Gift
          id: 7
          fields: { count: int32 }
          """,
        breaks: ["Gift/fields/count old-reads-new=invalid"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: string?, open: { type: bool, default: false } }
          validate: [{ field: title, nonEmpty: true }]
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: string?, open: { type: bool, default: false } }
          validate: [{ field: title, nonEmpty: true, when: { open: true } }]
          """,
        breaks: ["Gift/validate old-reads-new=invalid"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: { type: string, nonEmpty: true, length: 1..9 } }
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: { type: string, length: 1..9 } }
          """),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { kind: { enum: { a: 1, b: 2 }, known: true } }
          """,
        to: """
          message: Gift
          id: 7
          fields: { kind: { enum: { a: 1, b: 2 } } }
          """),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: string?, wish: string? }
          validate: [{ anyOf: [title, wish] }]
          """,
        to: """
          message: Gift
          id: 7
          fields: { headline: { type: string?, key: title, swiftName: title }, wish: string? }
          validate: [{ anyOf: [wish, headline] }]
          """),
    ],
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
