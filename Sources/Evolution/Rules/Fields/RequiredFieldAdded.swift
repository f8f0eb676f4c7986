import Schema
import SourceText

extension EvolutionRule {
  static let requiredFieldAdded = EvolutionRule(
    "required-field-added", onlyRefuses: true,
    summary: LocalizedText("a new field without which messages are invalid", zh: "新增的必填字段"),
    why: LocalizedText(
      "Messages that were sent before do not have it: the new app rejects them all, in every history.",
      zh: "以前发送的消息没有这个字段：新 App 会把历史记录中的这些消息都判定为无效。"),
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
          fields: { title: string, count: int32 }
          """,
        breaks: ["Gift/fields/count new-reads-old=invalid source"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: string }
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: string, note: { type: string?, present: true } }
          """,
        breaks: ["Gift/fields/note new-reads-old=invalid"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: string }
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: string, count: { type: int32, default: 1 }, note: string? }
          """),
    ],
    .container { container in container.added.filter(\.needsKey).map { .added($0, container) } })
}

extension Change {
  fileprivate static func added(_ field: Field, _ container: ContainerPair) -> Change {
    Change(
      at: container.path(of: field),
      LocalizedText("the new field `\(field.name)` is required", zh: "新字段 `\(field.name)` 是必填的"),
      help: LocalizedText("make it optional with `?`, or add a `default`", zh: "加 `?` 改为可选，或添加 `default`"),
      at: field.range, released: nil, use: .creating(container.name),
      [.newReadsOld(container.new.outcome(without: field))] + (field.isRequired ? [.source] : []))
  }
}
