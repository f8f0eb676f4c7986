import Schema
import SourceText

extension EvolutionRule {
  static let keyChanged = EvolutionRule(
    "key-changed",
    summary: LocalizedText("a field under another JSON key", zh: "字段换了 JSON 键"),
    why: LocalizedText(
      "The other side looks for the value under the key that it knows, and does not find it.",
      zh: "另一方只会在它认识的键下查找，因此找不到这个值。"),
    examples: [
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: string }
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: { type: string, key: t } }
          """,
        breaks: ["Gift/fields/title old-reads-new=invalid new-reads-old=invalid"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: string? }
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: { type: string?, key: t, aliases: [title] } }
          """,
        breaks: ["Gift/fields/title old-reads-new=absent"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { from: string, to: string }
          """,
        to: """
          message: Gift
          id: 7
          fields: { from: { type: string, key: to }, to: { type: string, key: from } }
          """,
        breaks: [
          "Gift/fields/from old-reads-new=altered new-reads-old=altered",
          "Gift/fields/to old-reads-new=altered new-reads-old=altered",
        ]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: int?, wish: int? }
          validate: [{ oneOf: [title, wish] }]
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: { type: int?, key: t }, wish: int? }
          validate: [{ oneOf: [title, wish] }]
          """,
        breaks: ["Gift/fields/title old-reads-new=invalid new-reads-old=invalid"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: int?, wish: int? }
          validate: [{ anyOf: [title, wish] }]
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: { type: int?, key: t, aliases: [title] }, wish: int? }
          validate: [{ anyOf: [title, wish] }]
          """,
        breaks: ["Gift/fields/title old-reads-new=invalid old-reads-new=absent"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: string?, open: bool? }
          validate: [{ field: title, nonEmpty: true, when: { open: true } }]
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: { type: string?, key: t }, open: bool? }
          validate: [{ field: title, nonEmpty: true, when: { open: true } }]
          """,
        breaks: [
          "Gift/fields/title old-reads-new=invalid old-reads-new=absent new-reads-old=invalid new-reads-old=absent"
        ]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { kind: { enum: { a: 1, b: 2 }, default: a }, title: string? }
          validate: [{ field: title, nonEmpty: true, when: { kind: a } }]
          """,
        to: """
          message: Gift
          id: 7
          fields: { kind: { enum: { a: 1, b: 2 }, default: a, key: k }, title: string? }
          validate: [{ field: title, nonEmpty: true, when: { kind: a } }]
          """,
        breaks: [
          "Gift/fields/kind old-reads-new=invalid old-reads-new=absent new-reads-old=invalid new-reads-old=absent"
        ]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: string }
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: { type: string, key: t, aliases: [title], writeAliases: true } }
          """),
    ],
    .container { container in container.fields.compactMap { .keyChange($0, in: container) } })
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
    return field.change(
      LocalizedText(
        "the key of `\(new.name)` was `\(old.keyText)` and is now `\(new.keyText)`",
        zh: "`\(new.name)` 的键由 `\(old.keyText)` 变为 `\(new.keyText)`"),
      help: new.readKeys.contains(JSONKey(old.keyText))
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
  func foundByOld(instead field: Field, isKept: Bool = false) -> [ReadOutcome] {
    let writers = fields.filter { $0.old.name != field.name }.map(\.new) + added
    let ruled = isKept ? old.ruled(without: field) : []
    guard let writer = writers.first(where: { $0.isFound(by: field) }) else {
      return ruled.isEmpty ? [old.outcome(without: field)] : ruled
    }
    let missing = old.outcomes(without: field) + ruled
    return Set(oldReads(writer, as: field).outcomes + (writer.mayBeMissing ? missing : [])).sorted(by: >)
  }

  fileprivate func foundByNew(instead field: FieldPair) -> [ReadOutcome] {
    let writers = fields.filter { $0.at != field.at }.map(\.old) + removed
    guard let writer = writers.first(where: { $0.isFound(by: field.new) }) else {
      return field.newSide.outcomes(missing: field.new)
    }
    let missing = field.newSide.outcomes(without: field.new) + field.newSide.ruled(without: field.new)
    return Set(newReads(writer, as: field.new).outcomes + (writer.mayBeMissing ? missing : [])).sorted(by: >)
  }
}
