import Schema
import SourceText

extension EvolutionRule {
  static let caseAdded = EvolutionRule(
    "case-added", .error,
    .enumeration { pair in
      guard pair.old.isInteger == pair.new.isInteger else { return [] }
      return pair.new.cases.filter { pair.old.enumCase(of: $0.raw.value) == nil }.map { .added($0, pair) }
    })
}

extension Change {
  fileprivate static func added(_ enumCase: EnumType.Case, _ pair: EnumPair) -> Change {
    let name = enumCase.name.value
    let isNew = pair.old.enumCase(named: name) == nil
    return pair.change(
      enumCase,
      isNew
        ? LocalizedText("new case `\(name)`", zh: "新增 case `\(name)`")
        : LocalizedText("new value of the case `\(name)`", zh: "case `\(name)` 的新取值"),
      help: pair.isOldClosed
        ? LocalizedText(
          "first release the enum without `known: true` and handle `.unrecognized`, then add the case",
          zh: "先发布去掉 `known: true` 并处理 `.unrecognized` 的版本，再新增 case")
        : LocalizedText(
          "handle `.unrecognized` in a release before you send it", zh: "先发布能处理 `.unrecognized` 的版本，再发送新取值"),
      at: enumCase.name.range, released: pair.old.declaration.name.range, use: .switching(over: pair.new.name),
      [.oldReadsNew(pair.isOldClosed ? .invalid : .unlisted)] + (isNew ? [.source] : []))
  }
}
