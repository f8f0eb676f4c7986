import Schema
import SourceText

extension EvolutionRule {
  static let caseRenamed = EvolutionRule(
    "case-renamed", .note,
    summary: LocalizedText("an enum case with another Swift name", zh: "枚举 case 换了 Swift 名称"),
    why: LocalizedText("Code that uses it has to be changed.", zh: "使用它的代码需要修改。"),
    examples: [
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { kind: { enum: { a: 1 } } }
          """,
        to: """
          message: Gift
          id: 7
          fields: { kind: { enum: { b: 1 } } }
          """,
        breaks: ["Gift/fields/kind/enum/b source"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { kind: { enum: { a: 1 } } }
          """,
        to: """
          message: Gift
          id: 7
          fields: { kind: { enum: { a: { raw: 1, doc: The first. } } } }
          """),
    ],
    .enumeration { pair in
      pair.new.cases.compactMap { enumCase in
        guard let old = pair.old.enumCase(of: enumCase.raw.value), pair.new.enumCase(named: old.name.value) == nil,
          pair.old.enumCase(named: enumCase.name.value) == nil
        else { return nil }
        return .rename(old, to: enumCase, pair)
      }
    })
}

extension Change {
  fileprivate static func rename(_ old: EnumType.Case, to new: EnumType.Case, _ pair: EnumPair) -> Change {
    Change(
      at: pair.path + "/" + new.name.value,
      LocalizedText(
        "the case `\(old.name.value)` is now `\(new.name.value)`",
        zh: "case `\(old.name.value)` 改名为 `\(new.name.value)`"),
      help: LocalizedText("keep its name", zh: "保留原来的名称"),
      at: new.name.range, released: old.name.range, symbol: "." + old.name.value, [.source])
  }
}
