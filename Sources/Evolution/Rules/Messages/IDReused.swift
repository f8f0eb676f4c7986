import Schema
import SourceText

extension EvolutionRule {
  static let idReused = EvolutionRule(
    "id-reused",
    summary: LocalizedText("an id that was another message's in a release", zh: "已发布版本中属于另一种消息的 ID"),
    why: LocalizedText(
      "Either side decodes messages of the other as another type, and shows or stores them as such.",
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
        breaks: ["Poll old-reads-new=misread new-reads-old=misread source"]),
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
        breaks: ["Poll old-reads-new=misread new-reads-old=misread source"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          stability: draft
          """,
        to: """
          message: Poll
          id: 7
          """,
        breaks: ["Poll old-reads-new=misread new-reads-old=misread source"]),
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
    .schema { pair in
      let victims = pair.victims
      return pair.new.messages.compactMap { .reuse(by: $0, of: victims[$0.name], pair) }
    })
}

extension Change {
  /// - Parameter victim: Another released message that is read as this one.
  fileprivate static func reuse(by message: Message, of victim: Message?, _ pair: SchemaPair) -> Change? {
    let read = pair.readings(ofNew: message).lazy.compactMap(\.reader).map { pair.old.messages[$0.message] }
    let owner = read.first { !pair.isSame($0, message) }
    guard let other = owner ?? victim else { return nil }
    // A new one that no release reads is said as such, with the code that it breaks.
    let isSource = pair.isAdded(message) && pair.readings(ofNew: message).allSatisfy { $0.reader != nil }
    return Change(
      at: message.name,
      LocalizedText(
        "an id of `\(message.name)` was that of `\(other.name)`", zh: "`\(message.name)` 的一个 ID 曾属于 `\(other.name)`"),
      help: LocalizedText("choose an id that no release has", zh: "换一个任何版本都没有用过的 ID"),
      at: message.ids.range, released: other.ids.range, use: .switching(over: "CustomMessage"),
      (owner == nil ? [] : [.oldReadsNew(.misread)]) + (victim == nil ? [] : [.newReadsOld(.misread)])
        + (isSource ? [.source] : []))
  }
}

extension SchemaPair {
  /// Not a draft, and not in the release.
  fileprivate func isAdded(_ message: Message) -> Bool {
    message.stability != .draft && added.contains { $0.name == message.name }
  }

  /// Released messages, also drafts and those of no target, by the names of those that they are read as.
  fileprivate var victims: [String: Message] {
    (old.messages + unused.old).reduce(into: [:]) { victims, old in
      for reader in readings(ofOld: old).compactMap(\.reader) {
        let message = new.messages[reader.message]
        if !isSame(old, message), victims[message.name] == nil { victims[message.name] = old }
      }
    }
  }
}
