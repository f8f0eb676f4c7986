import Schema
import SourceText

extension EvolutionRule {
  static let sensitiveRemoved = EvolutionRule(
    "sensitive-removed", .warning,
    summary: LocalizedText("a field that is no longer sensitive", zh: "不再标记为敏感的字段"),
    why: LocalizedText(
      "Its values appear in logs and descriptions from now on, also those of old messages.",
      zh: "它的值从此会出现在日志和描述中，旧消息的值也一样。"),
    examples: [
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { code: { type: string, sensitive: true } }
          """,
        to: """
          message: Gift
          id: 7
          fields: { code: string }
          """,
        breaks: ["Gift/fields/code display"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { code: string }
          """,
        to: """
          message: Gift
          id: 7
          fields: { code: { type: string, sensitive: true } }
          """),
    ],
    .field { field in field.old.isSensitive && !field.new.isSensitive ? [.exposed(field)] : [] })
}

extension Change {
  fileprivate static func exposed(_ field: FieldPair) -> Change {
    field.change(
      LocalizedText("`\(field.new.name)` is no longer sensitive", zh: "`\(field.new.name)` 不再是敏感字段"),
      help: LocalizedText("keep `sensitive: true`", zh: "保留 `sensitive: true`"), [.display])
  }
}
