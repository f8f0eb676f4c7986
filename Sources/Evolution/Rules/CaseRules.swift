import Schema
import SourceText

extension EvolutionRule {
  /// About the cases of an enumeration and their raw values.
  static let caseRules: [EvolutionRule] = [
    EvolutionRule(
      "case-added", .error,
      .enumeration { pair in
        guard pair.old.isInteger == pair.new.isInteger else { return [] }
        return pair.new.cases.filter { pair.old.enumCase(of: $0.raw.value) == nil }.map { enumCase -> Change in
          let name = enumCase.name.value
          let isNew = pair.old.enumCase(named: name) == nil
          return pair.change(
            enumCase,
            isNew
              ? LocalizedText("new case `\(name)`", zh: "新增 case `\(name)`")
              : LocalizedText("new value of the case `\(name)`", zh: "case `\(name)` 的新取值"),
            help: pair.isOldStrict
              ? LocalizedText(
                "send it only when these releases are no longer in use", zh: "等这些版本不再使用后再发送新取值")
              : pair.isOldClosed
                ? LocalizedText(
                  "first release the enum without `known: true` and handle `.unrecognized`, then add the case",
                  zh: "先发布去掉 `known: true` 并处理 `.unrecognized` 的版本，再新增 case")
                : LocalizedText(
                  "handle `.unrecognized` in a release before you send it", zh: "先发布能处理 `.unrecognized` 的版本，再发送新取值"),
            at: enumCase.name.range, released: pair.old.declaration.name.range, use: .switching(over: pair.new.name),
            [.oldReadsNew(pair.isOldClosed ? .invalid : .unlisted)] + (isNew ? [.source] : []))
        }
      }),
    EvolutionRule(
      "case-removed", .error,
      .enumeration { pair in
        guard pair.old.isInteger == pair.new.isInteger else { return [] }
        return pair.old.cases.filter { pair.new.enumCase(of: $0.raw.value) == nil }.map { enumCase -> Change in
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
      }),
    EvolutionRule(
      "case-value-changed", .error,
      .enumeration { pair in
        pair.new.cases.compactMap { new -> Change? in
          guard let old = pair.old.enumCase(of: new.raw.value), pair.hasMoved(new, from: old) else { return nil }
          let isGone = pair.new.enumCase(named: old.name.value) == nil
          let isNew = pair.old.enumCase(named: new.name.value) == nil
          return pair.change(
            new,
            LocalizedText(
              "the raw value of `\(new.name.value)` was that of `\(old.name.value)`",
              zh: "`\(new.name.value)` 的原始值曾属于 `\(old.name.value)`"),
            help: LocalizedText("give a new case a raw value that no release has", zh: "新 case 要用任何版本都没有用过的原始值"),
            at: new.raw.range, released: old.raw.range,
            use: isGone ? .naming("." + old.name.value) : .switching(over: pair.new.name),
            [.oldReadsNew(.altered), .newReadsOld(.altered)] + (isGone || isNew ? [.source] : []))
        }
      }),
  ]
}

extension EnumPair {
  /// A case with the raw value of another one. By way of the latest release, if that has the value; if it has not, the
  /// other case is gone, and is not renamed.
  fileprivate func hasMoved(_ new: EnumType.Case, from old: EnumType.Case) -> Bool {
    guard let latest else { return hasMoved(new, from: old, in: self.old) }
    guard let kept = latest.enumCase(of: new.raw.value) else { return new.name.value != old.name.value }
    return hasMoved(new, from: kept, in: latest)
  }

  private func hasMoved(_ new: EnumType.Case, from old: EnumType.Case, in enumeration: EnumType) -> Bool {
    new.name.value != old.name.value
      && (self.new.enumCase(named: old.name.value) != nil || enumeration.enumCase(named: new.name.value) != nil)
  }
}
