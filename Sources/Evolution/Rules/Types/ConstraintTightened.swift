import Schema
import SourceText

extension EvolutionRule {
  static let constraintTightened = EvolutionRule(
    "constraint-tightened", onlyRefuses: true,
    summary: LocalizedText("a constraint that released messages may violate", zh: "已发布的消息可能违反的约束"),
    why: LocalizedText(
      "Messages in histories that passed before are invalid from now on.", zh: "历史记录中原本有效的消息从此无效。"),
    examples: [
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: { type: string, length: 1..40 } }
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: { type: string, length: 1..20 } }
          """,
        breaks: ["Gift/fields/title new-reads-old=invalid"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { url: url?, path: string? }
          """,
        to: """
          message: Gift
          id: 7
          fields: { url: url?, path: string? }
          validate: [{ anyOf: [url, path] }, { hook: isPlayable }]
          """,
        breaks: ["Gift/validate new-reads-old=invalid source"]),
      EvolutionExample(
        from: """
          message: Order
          id: 7
          fields: { items: { type: [object], object: { title: string } } }
          """,
        to: """
          message: Order
          id: 7
          fields: { items: { type: [object], object: { title: { type: string, length: 1..9 } } } }
          """,
        breaks: ["Order/fields/items/object/title new-reads-old=invalid"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { kind: { enum: { a: 1, b: 2 } } }
          """,
        to: """
          message: Gift
          id: 7
          fields: { kind: { enum: { a: 1, b: 2 }, known: true } }
          """,
        breaks: ["Gift/fields/kind new-reads-old=foreign"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: { type: string, length: 1..40 } }
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: { type: string, length: 1..40, nonEmpty: true } }
          """),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: string, wish: string?, kind: { enum: { a: 1, b: 2 } } }
          validate: [{ field: title, length: 1..9 }, { anyOf: [title, wish] }]
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: { type: string, length: 1..9 }, wish: string?, kind: { enum: { a: 1, b: 2 } } }
          validate: [{ anyOf: [title, wish] }]
          """),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields:
            title: { type: string, nonEmpty: true, maxBytes: 40 }
            count: uint32
            note: { type: string?, omit: empty }
            link: url
            proof: data
          """,
        to: """
          message: Gift
          id: 7
          fields:
            title: { type: string, nonEmpty: true, maxBytes: 40, length: 1..40 }
            count: { type: uint32, range: 0.. }
            note: { type: string?, omit: empty, length: 1.. }
            link: { type: url, nonEmpty: true }
            proof: { type: data, nonEmpty: true }
          """),
    ],
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
