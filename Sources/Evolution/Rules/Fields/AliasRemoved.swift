import Schema
import SourceText

extension EvolutionRule {
  static let aliasRemoved = EvolutionRule(
    "alias-removed",
    summary: LocalizedText("an alias that is no longer read", zh: "不再读取的别名"),
    why: LocalizedText(
      "Messages that others wrote with it, or releases before the last one, lose the value or become invalid.",
      zh: "第三方或更早的版本用它写入的消息会丢失这个值，或变成无效消息。"),
    examples: [
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: { type: string, aliases: [t] } }
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: string }
          """,
        breaks: ["Gift/fields/title new-reads-old=foreign"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: { type: string, key: t } }
          """,
        over: [
          """
          message: Gift
          id: 7
          fields: { title: { type: string, aliases: [t] } }
          """
        ],
        to: """
          message: Gift
          id: 7
          fields: { title: string }
          """,
        breaks: ["Gift/fields/title new-reads-old=invalid new-reads-old=foreign"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: string }
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: { type: string, aliases: [t] } }
          """),
    ],
    .field { field in
      let read = field.new.readKeys
      let lost = field.old.aliases.filter { !read.contains(JSONKey($0.value)) }.map { Change.lost($0, field, .foreign) }
      return lost + (field.lostAlias.map { [.lost($0, field, field.new.needsKey ? .invalid : .absent)] } ?? [])
    })
}

extension FieldPair {
  /// The key under which the release wrote the field, if the latest release reads it as an alias and the new side does
  /// not.
  var lostAlias: Located<String>? {
    guard let latest, old.slot == nil, new.slot == nil, !old.writes(toKeysOf: new),
      !old.writtenKeys.contains(JSONKey(latest.keyText))
    else { return nil }
    return latest.aliases.first { old.writtenKeys.contains(JSONKey($0.value)) }
  }
}

extension Change {
  fileprivate static func lost(_ alias: Located<String>, _ field: FieldPair, _ outcome: ReadOutcome) -> Change {
    field.change(
      LocalizedText(
        "`\(field.new.name)` no longer reads `\(alias.value)`", zh: "`\(field.new.name)` 不再读取 `\(alias.value)`"),
      help: LocalizedText("keep the alias", zh: "保留这个别名"), at: field.new.key.range,
      released: outcome == .foreign ? alias.range : field.old.range, [field.newReadsOld(outcome)])
  }
}
