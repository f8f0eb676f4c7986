import Schema
import SourceText

extension EvolutionRule {
  static let idReused = EvolutionRule(
    "id-reused",
    summary: LocalizedText("an id that was another message's in a release", zh: "已发布版本中属于另一种消息的 ID"),
    why: LocalizedText(
      "Either side decodes messages of the other as something else, and shows or stores it.",
      zh: "双方都会把对方的消息解析成另一种消息，并显示或保存。"),
    examples: [
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          """,
        to: """
          message: Poll
          id: 7
          """,
        breaks: ["Poll old-reads-new=misread new-reads-old=misread"]),
      EvolutionExample(
        from: """
          message: Gift
          ids: [7..9]
          """,
        to: """
          message: Gift
          ids: [7..9]
          ---
          message: Poll
          id: 8
          """,
        breaks: ["Poll old-reads-new=misread new-reads-old=misread"]),
      EvolutionExample(
        from: """
          message: Gift
          ids: [7..9]
          ---
          message: Poll
          id: 8
          """,
        to: """
          message: Gift
          ids: [7, 9]
          ---
          message: Poll
          id: 8
          """),
    ],
    .schema { pair in pair.new.messages.compactMap { .reuse(by: $0, pair) } })
}

extension Change {
  fileprivate static func reuse(by message: Message, _ pair: SchemaPair) -> Change? {
    let written = pair.newReaders.written(by: message, against: pair.oldReaders)
    let owner = written.lazy.compactMap { pair.oldReaders.reader(of: $0) }.first { $0.name != message.name }
    let victim = pair.old.messages.first { old in
      old.stability != .draft && old.name != message.name
        && pair.oldReaders.written(by: old, against: pair.newReaders)
          .contains { pair.newReaders.reader(of: $0)?.name == message.name }
    }
    guard let other = owner ?? victim else { return nil }
    return Change(
      at: message.name,
      LocalizedText(
        "an id of `\(message.name)` was that of `\(other.name)`", zh: "`\(message.name)` 的一个 ID 曾属于 `\(other.name)`"),
      help: LocalizedText("choose an id that no release has", zh: "换一个任何版本都没有用过的 ID"),
      at: message.ids.range, released: other.ids.range, symbol: message.name,
      (owner == nil ? [] : [.oldReadsNew(.misread)]) + (victim == nil ? [] : [.newReadsOld(.misread)]))
  }
}
