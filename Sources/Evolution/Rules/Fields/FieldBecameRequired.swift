import Schema
import SourceText

extension EvolutionRule {
  static let fieldBecameRequired = EvolutionRule(
    "field-became-required", onlyRefuses: true,
    summary: LocalizedText("a required field that released messages may lack", zh: "已发布的消息中可能缺失的必填字段"),
    why: LocalizedText(
      "Messages that were sent without it, by releases or by others, are invalid from now on, in every history.",
      zh: "历史记录中没有这个字段的消息，不论由已发布版本还是第三方发送，从此无效。"),
    examples: [
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: string? }
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: string }
          """,
        breaks: ["Gift/fields/title new-reads-old=invalid source"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: { type: string, default: "", omit: empty } }
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: string }
          """,
        breaks: ["Gift/fields/title new-reads-old=invalid source"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: { type: string, default: "" } }
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: string }
          """,
        breaks: ["Gift/fields/title new-reads-old=foreign source"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: { type: string, default: "", omit: empty } }
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: { type: string, default: "" } }
          """),
    ],
    .field { field in field.new.needsKey && !field.old.needsKey ? [.becameRequired(field)] : [] })
}

extension Change {
  /// With a default that was always sent, only others left it out.
  fileprivate static func becameRequired(_ field: FieldPair) -> Change {
    field.change(
      LocalizedText("`\(field.new.name)` is required from now on", zh: "`\(field.new.name)` 变为必填"),
      help: LocalizedText("add a `default` for messages without it", zh: "为没有它的消息添加 `default`"),
      use: field.old.isOptional ? nil : .creating(field.owner),
      (field.old.mayBeMissing ? field.newSide.outcomes(without: field.new) : [.foreign]).map { .newReadsOld($0) }
        + (field.new.isRequired ? [.source] : []))
  }
}
