import Schema
import SourceText

extension EvolutionRule {
  static let messageAdded = EvolutionRule(
    "message-added", .note,
    summary: LocalizedText("a message that releases in use do not know", zh: "使用中的版本不认识的新消息"),
    why: LocalizedText(
      "Apps that are installed show it as an unknown message until they are updated.",
      zh: "已安装的 App 在更新之前会把它显示为未知消息。"),
    examples: [
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          """,
        to: """
          message: Gift
          id: 7
          ---
          message: Poll
          id: 8
          """,
        breaks: ["Poll old-reads-new=unrecognized source"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          """,
        to: """
          message: Gift
          id: 7
          doc: A present for everyone in the room.
          """),
    ],
    .schema { pair in
      pair.added.filter { message in
        message.stability != .draft && pair.readings(ofNew: message).contains { $0.reader == nil }
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
