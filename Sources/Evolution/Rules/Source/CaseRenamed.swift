import Schema
import SourceText

extension EvolutionRule {
  static let caseRenamed = EvolutionRule(
    "case-renamed", .note,
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
