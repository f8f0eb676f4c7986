import Schema
import SourceText

extension EvolutionRule {
  static let caseRemoved = EvolutionRule(
    "case-removed", .error,
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
