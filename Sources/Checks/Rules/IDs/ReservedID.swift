import Schema
import SourceText

extension LintRule {
  static let reservedID = LintRule(
    "reserved-id", .error, isConfigurable: false, theme: .ids,
    summary: LocalizedText("an id that the configuration reserves", zh: "配置保留的 ID"),
    why: LocalizedText(
      """
      Reserved ids belong to someone else: the SDK, its UI kit, or another app on the same account. NEUIKit uses 101 \
      and 102 itself and shows any other message with these ids as unknown. With several id keys, they are values of \
      the first.
      """,
      zh: """
        保留的 ID 属于别人：SDK、它的 UI 组件、同一账号下的另一个 App。NEUIKit 自己使用 101 和 102，会把使用其中之一\
        的其他消息当成未知消息。有多个 ID 键时，它们是第一个键的值。
        """),
    bad: [
      """
      message: Gift
          ↓
      id: 101
      === messagegen.yaml
      version: 1
      ids: { reserved: [101, 102] }
      """,
      """
      message: Gift
                ↓
      ids: [20, 100..110]
      === messagegen.yaml
      version: 1
      ids: { reserved: [101, 102] }
      """,
      """
      message: Gift
      envelope: pair
          ↓
      id: [101, 5]
      === messagegen.yaml
      version: 1
      ids: { reserved: [101, 102] }
      envelopes:
        pair: { id: [type, subtype], payload: data }
      """,
    ],
    good: [
      """
      message: Gift
      envelope: pair
      id: [5, 101]
      === messagegen.yaml
      version: 1
      ids: { reserved: [101, 102] }
      envelopes:
        pair: { id: [type, subtype], payload: data }
      """,
      """
      message: Gift
      id: 103
      === messagegen.yaml
      version: 1
      ids: { reserved: [101, 102] }
      """,
    ],
    .dispatch { rounds, schema in
      guard !schema.configuration.reservedIDs.isEmpty else { return [] }
      return schema.messages.flatMap { message in
        message.ids.all.compactMap { typeID in
          guard let integers = typeID.components.first?.integers,
            let reserved = schema.configuration.reservedIDs.first(where: { $0.value.overlaps(integers) })
          else { return nil }
          return .reserved(typeID, by: reserved, message, rounds.replacements[typeID])
        }
      }
    })
}

extension Finding {
  fileprivate static func reserved(
    _ typeID: TypeID, by reserved: Located<ClosedRange<Int64>>, _ message: Message, _ free: String?
  ) -> Finding {
    Finding(
      LocalizedText(
        "id \(typeID.yaml) of `\(message.name)` is reserved", zh: "`\(message.name)` 的 ID \(typeID.yaml) 是保留的"),
      at: typeID.range,
      notes: [.init(LocalizedText("reserved here", zh: "在这里保留"), at: reserved.range)],
      help: free.map(LocalizedText.nextFree) ?? LocalizedText("choose another id", zh: "换一个 ID"),
      fixIts: typeID.fixIts(taking: free))
  }
}
