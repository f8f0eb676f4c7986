import Schema
import SourceText

extension LintRule {
  static let reservedID = LintRule(
    "reserved-id", .error, isConfigurable: false, theme: .ids,
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
