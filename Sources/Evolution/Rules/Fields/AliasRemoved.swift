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
          fields: { title: string }
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: { type: string, aliases: [t] } }
          """),
    ],
    .field { field in
      field.old.aliases.filter { !field.new.readKeys.contains(JSONKey($0.value)) }.map { .lost($0, field) }
    })
}

extension Change {
  fileprivate static func lost(_ alias: Located<String>, _ field: FieldPair) -> Change {
    field.change(
      LocalizedText(
        "`\(field.new.name)` no longer reads `\(alias.value)`", zh: "`\(field.new.name)` 不再读取 `\(alias.value)`"),
      help: LocalizedText("keep the alias", zh: "保留这个别名"), released: alias.range, [field.newReadsOld(.foreign)])
  }
}
