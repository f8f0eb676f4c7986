import Schema
import SourceText

extension EvolutionRule {
  static let caseRemoved = EvolutionRule(
    "case-removed",
    summary: LocalizedText("a released enum case, or its raw value, is gone", zh: "已发布的枚举 case 或其原始值被删除"),
    why: LocalizedText(
      "Messages in histories keep the value forever; if the enum is closed, they become invalid.",
      zh: "历史记录中的消息一直带有这个值；如果枚举是封闭的，它们会变成无效消息。"),
    examples: [
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { kind: { enum: { a: 1, b: 2 } } }
          """,
        to: """
          message: Gift
          id: 7
          fields: { kind: { enum: { a: 1 } } }
          """,
        breaks: ["Gift/fields/kind/enum/b new-reads-old=unlisted source"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { kinds: { type: [enum], enum: { a: 1, b: 2 }, doc: What it is. } }
          """,
        to: """
          message: Gift
          id: 7
          fields: { kinds: { type: [enum], enum: { a: 1, b: 2 }, doc: What they are. } }
          """),
    ],
    .enumeration { pair in
      guard pair.old.isInteger == pair.new.isInteger else { return [] }
      return pair.old.cases.filter { pair.new.enumCase(of: $0.raw.value) == nil }.map { .removed($0, pair) }
    })
}

extension Change {
  fileprivate static func removed(_ enumCase: EnumType.Case, _ pair: EnumPair) -> Change {
    let name = enumCase.name.value
    let new = pair.new.enumCase(named: name)
    return pair.change(
      enumCase,
      new == nil
        ? LocalizedText("the case `\(name)` is gone", zh: "case `\(name)` 已被删除")
        : LocalizedText("the raw value of the case `\(name)` is gone", zh: "case `\(name)` 的原始值已被删除"),
      help: LocalizedText("keep the case with its raw value", zh: "保留这个 case 及其原始值"),
      at: new?.raw.range ?? pair.new.declaration.name.range, released: enumCase.name.range,
      [.newReadsOld(pair.isNewClosed ? .invalid : .unlisted)] + (new == nil ? [.source] : []))
  }
}
