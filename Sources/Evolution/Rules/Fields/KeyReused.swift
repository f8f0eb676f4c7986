import Schema
import SourceText

extension EvolutionRule {
  static let keyReused = EvolutionRule(
    "key-reused", .error,
    .container { container in
      let owners = container.fields.map(\.old) + container.removed
      return container.fields.compactMap { .reuse(of: $0, in: container) }
        + container.fields.compactMap { .reuse(by: $0.new, of: $0.old, among: owners, in: container) }
        + container.added.compactMap { .reuse(by: $0, of: nil, among: owners, in: container) }
    })
}

extension Change {
  /// The reuse of a key by a field that the latest release does not have.
  fileprivate static func reuse(of field: FieldPair, in container: ContainerPair) -> Change? {
    let written = container.newReads(field.old, as: field.new)
    guard field.isReused, !field.new.isInNamedSlot, !written.isOfOneType else { return nil }
    let read = container.oldReads(field.new, as: field.old)
    return reuse(
      of: field.old, by: field.new, in: container,
      LocalizedText("an earlier `\(field.old.name)`", zh: "早先的 `\(field.old.name)`"),
      (field.new.writes(toKeysOf: field.old) ? read.outcomes.map { .oldReadsNew($0) } : [])
        + (field.old.writes(toKeysOf: field.new) ? written.outcomes.map { .newReadsOld($0) } : []))
  }

  /// The reuse of a key by a field that reads what another one wrote, which now has another key or is gone. What the release
  /// reads there is a finding of that field.
  /// - Parameters:
  ///   - old: The field itself in the release; what is read instead of its key is reported by another rule.
  ///   - owners: All fields of the release.
  fileprivate static func reuse(
    by field: Field, of old: Field?, among owners: [Field], in container: ContainerPair
  ) -> Change? {
    if field.isInNamedSlot || old.map({ !$0.writes(toKeysOf: field) }) ?? false { return nil }
    let owner = owners.first { owner in
      owner.name != old?.name && owner.isFound(by: field)
        && !(old?.hides(owner, from: field) ?? false)
    }
    guard let owner else { return nil }
    let written = container.newReads(owner, as: field)
    guard !written.isOfOneType else { return nil }
    return reuse(
      of: owner, by: field, in: container, LocalizedText("`\(owner.name)`", zh: "`\(owner.name)`"),
      written.outcomes.map { .newReadsOld($0) })
  }

  private static func reuse(
    of old: Field, by new: Field, in container: ContainerPair, _ name: LocalizedText, _ consequences: [Consequence]
  ) -> Change {
    Change(
      at: container.path(of: new),
      LocalizedText("the key `\(new.keyText)` was that of \(name)", zh: "键 `\(new.keyText)` 曾属于\(name)"),
      help: LocalizedText("choose a key that no release has", zh: "换一个任何版本都没有用过的键"), at: new.key.range,
      released: old.range, symbol: new.name, consequences)
  }
}

extension Field {
  /// What it writes is always there, and read in preference to what another field writes.
  fileprivate func hides(_ other: Field, from reader: Field) -> Bool {
    let first = reader.readKeys.first { writtenKeys.contains($0) || other.writtenKeys.contains($0) }
    return !mayBeMissing && first.map(writtenKeys.contains) ?? false
  }
}
