import Schema
import SourceText

extension LintRule {
  static let idNotAllowed = LintRule(
    "id-not-allowed", .error, theme: .ids,
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
