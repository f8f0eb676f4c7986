import Schema
import SourceText

extension EvolutionRule {
  /// About fields that readers need, and what they read if one is missing.
  static let presenceRules: [EvolutionRule] = [
    EvolutionRule(
      "required-field-added", .error, onlyRefuses: true,
      .container { container in
        container.added.filter(\.needsKey).map { field -> Change in
          let source: [Consequence] = field.isRequired ? [.source] : []
          return Change(
            at: container.path(of: field),
            LocalizedText("the new field `\(field.name)` is required", zh: "新字段 `\(field.name)` 是必填的"),
            help: LocalizedText("make it optional with `?`, or add a `default`", zh: "加 `?` 改为可选，或添加 `default`"),
            at: field.range, released: nil, use: .creating(container.name),
            [.newReadsOld(container.new.outcome(without: field))] + source)
        }
      }),
    EvolutionRule(
      "field-became-required", .error, onlyRefuses: true,
      .field { field in
        guard field.new.needsKey, !field.old.needsKey else { return [] }
        // With a default that was always sent, only others left it out; a rule may have refused what is without it.
        let outcomes = field.old.mayBeMissing ? field.newContext.outcomes(without: field.new) : [.foreign]
        let wire = field.oldContext.ruled(without: field.old) == [.invalid] ? [] : outcomes
        let consequences = wire.map { Consequence.newReadsOld($0) } + (field.new.isRequired ? [.source] : [])
        guard !consequences.isEmpty else { return [] }
        return [
          field.change(
            "`\(field.new.name)` is required from now on", zh: "`\(field.new.name)` 变为必填",
            help: LocalizedText("add a `default` for messages without it", zh: "为没有它的消息添加 `default`"),
            use: field.old.isOptional ? nil : .creating(field.owner), consequences)
        ]
      }),
    EvolutionRule(
      "field-became-optional", .error,
      .field { field in
        guard field.old.needsKey, !field.old.mayBeMissing, field.new.mayBeMissing else { return [] }
        // A rule may refuse what is without it.
        let outcomes =
          field.newContext.ruled(without: field.new) == [.invalid] ? [] : field.oldContext.outcomes(without: field.old)
        let consequences =
          outcomes.map { Consequence.oldReadsNew($0) } + (field.old.isOptional != field.new.isOptional ? [.source] : [])
        guard !consequences.isEmpty else { return [] }
        return [
          field.change(
            "`\(field.new.name)` may be missing from now on", zh: "`\(field.new.name)` 可能缺失",
            help: field.new.isOptional
              ? LocalizedText(
                "add a `default`, which is always sent, instead of `?`", zh: "去掉 `?`，改用 `default`，这样总会发送一个值")
              : LocalizedText("remove `omit`, so that the value is always sent", zh: "删除 `omit`，这样总会发送该值"),
            consequences)
        ]
      }),
    EvolutionRule(
      "default-changed", .error,
      .field { field in
        let (old, new) = (field.old, field.new)
        guard !old.hasDefault(of: new, in: field.oldContext.schema, field.newContext.schema) else { return [] }
        func outcome(_ reader: Field) -> DecodingOutcome { reader.defaultValue == nil ? .absent : .altered }
        var consequences: [Consequence] = []
        // A key that the reader needs is another rule's.
        if new.mayBeMissing, !old.needsKey { consequences.append(.oldReadsNew(outcome(old))) }
        if old.mayBeMissing, !new.needsKey, old.defaultValue != nil { consequences.append(.newReadsOld(outcome(new))) }
        guard !consequences.isEmpty else { return [] }
        let isOmitted = new.defaultValue != nil && !consequences.contains { $0.direction == .newReadsOld }
        return [
          field.change(
            "the default of `\(new.name)` changed", zh: "`\(new.name)` 的默认值变了",
            help: isOmitted
              ? LocalizedText("remove `omit`, so that the value is always sent", zh: "去掉 `omit`，这样总会发送这个值")
              : LocalizedText("keep the default, and set other values in the app", zh: "保留默认值，在 App 中设置其他值"),
            at: new.defaultValue?.range ?? new.range, released: old.defaultValue?.range ?? old.range,
            consequences + (old.isOptional != new.isOptional ? [.source] : []))
        ]
      }),
  ]
}
