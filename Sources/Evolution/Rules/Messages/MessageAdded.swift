import Schema
import SourceText

extension EvolutionRule {
  static let messageAdded = EvolutionRule(
    "message-added", .note,
    .schema { pair in
      pair.added.filter { message in
        message.stability != .draft && pair.dispatchedIDs(ofNew: message).contains { $0.reader == nil }
      }
      .map { .added($0) }
    })
}

extension Change {
  fileprivate static func added(_ message: Message) -> Change {
    Change(
      at: message.name, LocalizedText("new message `\(message.name)`", zh: "新消息 `\(message.name)`"),
      help: message.texts.fallback == nil
        ? LocalizedText(
          "declare a `fallback`, which earlier versions can show", zh: "声明 `fallback`：旧版本可以显示这段文本")
        : LocalizedText("earlier versions can show its `fallback`", zh: "旧版本可以显示它的 `fallback`"),
      at: message.declaration.name.range, released: nil, use: .switching(over: "CustomMessage"),
      [.oldReadsNew(.unrecognized), .source])
  }
}
