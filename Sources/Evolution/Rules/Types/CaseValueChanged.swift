import Schema
import SourceText

extension EvolutionRule {
  static let caseValueChanged = EvolutionRule(
    "case-value-changed", .error,
    .enumeration { pair in
      pair.new.cases.compactMap { enumCase in
        guard let old = pair.old.enumCase(of: enumCase.raw.value), pair.hasMoved(enumCase, from: old) else {
          return nil
        }
        return .moved(enumCase, from: old, pair)
      }
    })
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

extension Change {
  fileprivate static func moved(_ enumCase: EnumType.Case, from old: EnumType.Case, _ pair: EnumPair) -> Change {
    let isGone = pair.new.enumCase(named: old.name.value) == nil
    let isNew = pair.old.enumCase(named: enumCase.name.value) == nil
    return pair.change(
      enumCase,
      LocalizedText(
        "the raw value of `\(enumCase.name.value)` was that of `\(old.name.value)`",
        zh: "`\(enumCase.name.value)` 的原始值曾属于 `\(old.name.value)`"),
      help: LocalizedText("give a new case a raw value that no release has", zh: "新 case 要用任何版本都没有用过的原始值"),
      at: enumCase.raw.range, released: old.raw.range,
      use: isGone ? .naming("." + old.name.value) : .switching(over: pair.new.name),
      [.oldReadsNew(.altered), .newReadsOld(.altered)] + (isGone || isNew ? [.source] : []))
  }
}
