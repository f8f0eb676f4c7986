import Schema
import SourceText

extension EvolutionRule {
  static let idChanged = EvolutionRule(
    "id-changed", .error, .schema { pair in pair.messages.compactMap { .idChange($0.old, $0.new, pair) } })
}

extension Change {
  /// An id that is elsewhere is another rule's.
  fileprivate static func idChange(_ old: Message, _ new: Message, _ pair: SchemaPair) -> Change? {
    let isNewUnknown = pair.dispatchedIDs(ofNew: new).contains { $0.reader == nil } && !pair.hasMovedID(old, new)
    let isOldUnknown = pair.dispatchedIDs(ofOld: old).contains { $0.reader == nil } && !pair.hasMovedID(old, new)
    let isForeignUnknown =
      pair.foreignDispatchedIDs(ofOld: old).contains { $0.reader == nil } && !pair.hasMovedEnvelope(old, new)
    let isSource = !IDMembers(new, in: pair.new).suffice(for: IDMembers(old, in: pair.old))
    guard isNewUnknown || isOldUnknown || isForeignUnknown || isSource else { return nil }
    return Change(
      at: new.name, LocalizedText("the ids of `\(new.name)` changed", zh: "`\(new.name)` 的 ID 变了"),
      help: help(isNewUnknown: isNewUnknown, isOldUnknown: isOldUnknown, isForeignUnknown: isForeignUnknown),
      at: new.ids.range, released: old.ids.range, symbol: new.name,
      (isNewUnknown ? [.oldReadsNew(.unrecognized)] : [])
        + (isOldUnknown ? [.newReadsOld(.unrecognized)] : isForeignUnknown ? [.newReadsOld(.foreign)] : [])
        + (isSource ? [.source] : []))
  }
  private static func help(isNewUnknown: Bool, isOldUnknown: Bool, isForeignUnknown: Bool) -> LocalizedText {
    if isNewUnknown {
      return LocalizedText(
        "keep the released ids, and list others in `alsoReads`, where they are only decoded",
        zh: "保留已发布的 ID；其他 ID 写在 `alsoReads` 中，只用于解析")
    }
    return isOldUnknown || isForeignUnknown
      ? LocalizedText(
        "keep the released ids in `ids` or `alsoReads`, where they are decoded",
        zh: "把已发布的 ID 保留在 `ids` 或 `alsoReads` 中，这样仍能解析")
      : LocalizedText("keep the ids, or change the code that uses them", zh: "保留这些 ID，或修改使用它们的代码")
  }
}
