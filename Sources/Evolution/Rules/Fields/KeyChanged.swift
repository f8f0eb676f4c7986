import Schema
import SourceText

extension EvolutionRule {
  static let keyChanged = EvolutionRule(
    "key-changed", .error, .container { container in container.fields.compactMap { .keyChange($0, in: container) } })
}

extension Change {
  /// A field that only lost an alias is another rule's.
  fileprivate static func keyChange(_ field: FieldPair, in container: ContainerPair) -> Change? {
    let (old, new) = (field.old, field.new)
    guard old.slot?.value == new.slot?.value, !new.isInNamedSlot, JSONKey(old.keyText) != JSONKey(new.keyText) else {
      return nil
    }
    var consequences: [Consequence] = []
    if !new.writes(toKeysOf: old) {
      consequences += container.foundByOld(instead: old, isKept: true).map { .oldReadsNew($0) }
    }
    if !old.writes(toKeysOf: new), field.lostAlias == nil {
      consequences += container.foundByNew(instead: field).map { .newReadsOld($0) }
    }
    guard !consequences.isEmpty else { return nil }
    let others = container.fields.filter { $0.at != field.at }.map(\.new) + container.added
    let isTaken = others.contains { $0.readKeys.contains(JSONKey(old.keyText)) }
    return field.change(
      "the key of `\(new.name)` was `\(old.keyText)` and is now `\(new.keyText)`",
      zh: "`\(new.name)` 的键由 `\(old.keyText)` 变为 `\(new.keyText)`",
      help: isTaken
        ? LocalizedText("keep the key, and give the other field a new one", zh: "保留原来的键，另一个字段换用新的键")
        : new.readKeys.contains(JSONKey(old.keyText))
          ? LocalizedText(
            "add `writeAliases: true` while releases in use read `\(old.keyText)`",
            zh: "仍有使用中的版本读取 `\(old.keyText)` 时，添加 `writeAliases: true`")
          : LocalizedText(
            "add `aliases: [\(old.keyText)]`, and `writeAliases: true` while releases in use read it",
            zh: "添加 `aliases: [\(old.keyText)]`；仍有使用中的版本读取它时，再加 `writeAliases: true`"),
      at: new.key.range, released: old.key.range, consequences)
  }
}

extension ContainerPair {
  /// What the release finds where the field was: nothing, or what another field writes there.
  ///
  /// - Parameter isKept: The field is elsewhere now. Of one that is gone the rules themselves are compared.
  func foundByOld(instead field: Field, isKept: Bool = false) -> [DecodingOutcome] {
    let writers = fields.filter { $0.old.name != field.name }.map(\.new) + added
    let ruled = isKept ? old.ruled(without: field) : []
    guard let writer = writers.first(where: { $0.isFound(by: field) }) else {
      return ruled.isEmpty ? [old.outcome(without: field)] : ruled
    }
    let missing = old.outcomes(without: field) + ruled
    return Set(oldReads(writer, as: field).outcomes + (writer.mayBeMissing ? missing : [])).sorted(by: >)
  }

  fileprivate func foundByNew(instead field: FieldPair) -> [DecodingOutcome] {
    let writers = fields.filter { $0.at != field.at }.map(\.old) + removed
    guard let writer = writers.first(where: { $0.isFound(by: field.new) }) else {
      return field.newContext.outcomes(missing: field.new)
    }
    let missing = field.newContext.outcomes(without: field.new) + field.newContext.ruled(without: field.new)
    return Set(newReads(writer, as: field.new).outcomes + (writer.mayBeMissing ? missing : [])).sorted(by: >)
  }
}
