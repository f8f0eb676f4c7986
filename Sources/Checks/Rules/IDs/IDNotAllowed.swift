import Schema
import SourceText

extension LintRule {
  static let idNotAllowed = LintRule(
    "id-not-allowed", .error, theme: .ids,
    summary: LocalizedText("an id outside `ids.allowed`", zh: "不在 `ids.allowed` 范围内的 ID"),
    why: LocalizedText(
      """
      `ids.allowed` is the range agreed on with everyone else who sends over the same account. An id outside it may be \
      used elsewhere, today or tomorrow. With several id keys, the range applies to the first.
      """,
      zh: """
        `ids.allowed` 是这个 App 与共用同一账号的其他发送方约定的范围。范围之外的 ID，今天或明天可能就在别处使\
        用。有多个 ID 键时，范围针对第一个。
        """),
    bad: [
      """
      message: Gift
          ↓
      id: 1000
      === messagegen.yaml
      version: 1
      ids: { allowed: 1..999 }
      """,
      """
      message: Gift
      envelope: pair
          ↓
      id: [1000, 1]
      === messagegen.yaml
      version: 1
      ids: { allowed: 1..999 }
      envelopes:
        pair: { id: [type, subtype], payload: data }
      """,
    ],
    good: [
      """
      message: Gift
      envelope: pair
      id: [999, 1000]
      === messagegen.yaml
      version: 1
      ids: { allowed: 1..999 }
      envelopes:
        pair: { id: [type, subtype], payload: data }
      """,
      """
      message: Gift
      id: 999
      ---
      message: Order
      id: order
      === messagegen.yaml
      version: 1
      ids: { allowed: 1..999 }
      """,
    ],
    .dispatch { rounds, schema in
      guard let allowed = schema.configuration.allowedIDs else { return [] }
      return schema.messages.flatMap { message in
        message.ids.all.compactMap { typeID in
          guard let integers = typeID.components.first?.integers, integers.clamped(to: allowed.value) != integers
          else { return nil }
          return .outside(allowed, typeID, message, rounds.replacements[typeID])
        }
      }
    })
}

extension Finding {
  fileprivate static func outside(
    _ allowed: Located<ClosedRange<Int64>>, _ typeID: TypeID, _ message: Message, _ free: String?
  ) -> Finding {
    let bounds = "\(allowed.value.lowerBound)..\(allowed.value.upperBound)"
    return Finding(
      LocalizedText(
        "id \(typeID.yaml) of `\(message.name)` is outside the allowed range \(bounds)",
        zh: "`\(message.name)` 的 ID \(typeID.yaml) 超出允许的范围 \(bounds)"),
      at: typeID.range,
      notes: [.init(LocalizedText("the allowed range is set here", zh: "允许的范围在这里设置"), at: allowed.range)],
      help: free.map(LocalizedText.nextFree)
        ?? LocalizedText(
          "choose an id in \(bounds), or widen `ids.allowed`", zh: "在 \(bounds) 中选一个 ID，或放宽 `ids.allowed`"),
      fixIts: typeID.fixIts(taking: free))
  }
}
