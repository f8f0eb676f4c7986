import Schema
import SourceText

extension EvolutionRule {
  static let fieldRemoved = EvolutionRule(
    "field-removed",
    summary: LocalizedText("a released field is gone", zh: "已发布的字段被删除"),
    why: LocalizedText(
      "Installed apps reject messages without a field that they require; of others they have nothing, or the default.",
      zh: "缺少必填字段时，已安装的 App 会判定消息无效；缺少其他字段时，只能得到默认值或没有值。"),
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
          """,
        breaks: ["Gift/fields/title old-reads-new=invalid source"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: string, note: string?, count: { type: int, default: 1 } }
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: string }
          """,
        breaks: [
          "Gift/fields/note old-reads-new=absent source", "Gift/fields/count old-reads-new=absent source",
        ]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: string, path: string? }
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: string }
          local: { path: string? }
          """,
        breaks: ["Gift/fields/path old-reads-new=absent"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { count: { type: int32?, lenient: false }, title: string? }
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: { type: string?, key: count } }
          """,
        breaks: ["Gift/fields/count old-reads-new=invalid old-reads-new=absent source"]),
      EvolutionExample(
        from: """
          message: Order
          id: 7
          fields:
            items: { type: [object], object: { price: int64 } }
          """,
        to: """
          message: Order
          id: 7
          fields:
            items: { type: [object], object: { cost: int64? } }
          """,
        breaks: ["Order/fields/items/object/price old-reads-new=dropped source"]),
      EvolutionExample(
        from: """
          message: Order
          id: 7
          fields: { items: { type: [object], object: { price: { type: int64?, present: true } } } }
          """,
        to: """
          message: Order
          id: 7
          fields: { items: { type: [object], object: { cost: int64? } } }
          """,
        breaks: ["Order/fields/items/object/price old-reads-new=invalid source"]),
      EvolutionExample(
        from: """
          message: Order
          id: 7
          fields: { items: { type: [object], object: { price: int64, note: string? } } }
          """,
        to: """
          message: Order
          id: 7
          fields: { items: { object: { note: string? } } }
          """,
        breaks: ["Order/fields/items/object/price old-reads-new=invalid source"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: string, note: string? }
          """,
        to: """
          message: Gift
          id: 7
          fields: { title: string, note: string?, count: int32? }
          """),
    ],
    .message { pair in
      pair.containers.flatMap { container in container.removed.map { .removed($0, container, pair) } }
    })
}

extension Change {
  fileprivate static func removed(_ field: Field, _ container: ContainerPair, _ pair: MessagePair) -> Change {
    let isProperty = container.path == pair.containers[0].path && pair.keepsProperty(field)
    return Change(
      at: container.path(of: field), LocalizedText("`\(field.name)` is gone", zh: "`\(field.name)` 已被删除"),
      help: LocalizedText(
        "keep it as `deprecated`, and send it while releases in use read it",
        zh: "保留它并标记为 `deprecated`；只要还有使用中的版本读取它，就继续发送"),
      at: container.range, released: field.range, symbol: field.swiftName,
      container.foundByOld(instead: field).map { .oldReadsNew($0) } + (isProperty ? [] : [.source]))
  }
}
