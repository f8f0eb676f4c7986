import Schema
import SourceText

extension EvolutionRule {
  static let fieldBecameOptional = EvolutionRule(
    "field-became-optional",
    summary: LocalizedText("a field that may be missing but that releases require", zh: "可能缺失、但已发布版本需要的键"),
    why: LocalizedText(
      "Installed apps reject each message that is sent without it.", zh: "已安装的 App 会把没有它的消息判定为无效。"),
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
          fields: { title: string? }
          """,
        breaks: ["Gift/fields/title old-reads-new=invalid source"]),
      EvolutionExample(
        from: """
          message: Order
          id: 7
          fields: { items: { type: [object], nonEmpty: true, object: { price: int64 } } }
          """,
        to: """
          message: Order
          id: 7
          fields: { items: { type: [object], nonEmpty: true, object: { price: int64? } } }
          """,
        breaks: ["Order/fields/items/object/price old-reads-new=invalid old-reads-new=dropped source"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: string }
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: { type: string, default: "" } }
          """),
    ],
    .field { field in
      field.old.needsKey && !field.old.mayBeMissing && field.new.mayBeMissing ? [.becameOptional(field)] : []
    })
}

extension Change {
  fileprivate static func becameOptional(_ field: FieldPair) -> Change {
    field.change(
      LocalizedText("`\(field.new.name)` may be missing from now on", zh: "`\(field.new.name)` 可能缺失"),
      help: field.new.isOptional
        ? LocalizedText(
          "add a `default`, which is always sent, instead of `?`", zh: "去掉 `?`，改用 `default`，这样总会发送一个值")
        : LocalizedText("remove `omit`, so that the value is always sent", zh: "删除 `omit`，这样总会发送该值"),
      field.oldSide.outcomes(without: field.old).map { .oldReadsNew($0) }
        + (field.old.isOptional != field.new.isOptional ? [.source] : []))
  }
}
