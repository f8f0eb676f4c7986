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
          fields: { title: string }
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: { type: string, key: t, aliases: [title], writeAliases: true } }
          """),
    ],
    .field { field in Change.keyChange(field).map { [$0] } ?? [] })
}

extension Change {
  /// A field that only lost an alias is another rule's.
  fileprivate static func keyChange(_ field: FieldPair) -> Change? {
    let (old, new) = (field.old, field.new)
    guard old.slot == nil, new.slot == nil, JSONKey(old.keyText) != JSONKey(new.keyText) else { return nil }
    var consequences: [Consequence] = []
    if !new.writtenKeys.contains(where: old.readKeys.contains) {
      consequences.append(field.oldReadsNew(old.needsKey ? .invalid : .absent))
    }
    if !old.writtenKeys.contains(where: new.readKeys.contains) {
      consequences.append(field.newReadsOld(new.needsKey ? .invalid : .absent))
    }
    guard !consequences.isEmpty else { return nil }
    return field.change(
      LocalizedText(
        "the key of `\(new.name)` was `\(old.keyText)` and is now `\(new.keyText)`",
        zh: "`\(new.name)` 的键由 `\(old.keyText)` 变为 `\(new.keyText)`"),
      help: LocalizedText(
        "add `aliases: [\(old.keyText)]`, and `writeAliases: true` while releases in use read it",
        zh: "添加 `aliases: [\(old.keyText)]`；仍有使用中的版本读取它时，再加 `writeAliases: true`"),
      at: new.key.range, released: old.key.range, consequences)
  }
}
