import Schema
import SourceText

extension EvolutionRule {
  static let messageRemoved = EvolutionRule(
    "message-removed",
    summary: LocalizedText("a released message is gone", zh: "已发布的消息被删除"),
    why: LocalizedText(
      "Histories keep it forever, and the new app shows an unknown message in its place.",
      zh: "历史记录会一直保留它，而新 App 只能显示未知消息。"),
    examples: [
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          ---
          message: Poll
          id: 8
          """,
        to: """
          message: Gift
          id: 7
          """,
        breaks: ["Poll new-reads-old=unrecognized source"]),
      EvolutionExample(
        from: """
          === messagegen.yaml
          version: 1
          targets:
            - { name: Chat, path: Sources/Chat/Generated, messages: [Gift] }
            - { name: Admin, path: Sources/Admin/Generated }
          === Schemas/Example.yaml
          message: Gift
          id: 7
          ---
          message: Poll
          id: 8
          """,
        to: """
          === messagegen.yaml
          version: 1
          targets: [{ name: Chat, path: Sources/Chat/Generated, messages: [Gift] }]
          === Schemas/Example.yaml
          message: Gift
          id: 7
          ---
          message: Poll
          id: 8
          """,
        breaks: ["Poll new-reads-old=unrecognized source"]),
      EvolutionExample(
        from: """
          message: Poll
          id: 8
          """,
        to: """
          message: Poll
          id: 8
          deprecated: polls are shown on the web
          """),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          ---
          message: Poll
          id: 8
          stability: draft
          """,
        to: """
          message: Gift
          id: 7
          """),
    ],
    .schema { pair in pair.removed.map { .removed($0, pair) } })
}

extension Change {
  fileprivate static func removed(_ message: Message, _ pair: SchemaPair) -> Change {
    let name = message.name
    let isUnrecognized = pair.readings(ofOld: message).contains { $0.reader == nil }
    let unused = pair.unused.new.first { $0.name == name }
    return Change(
      at: name,
      unused == nil
        ? LocalizedText("`\(name)` is gone", zh: "`\(name)` 已被删除")
        : LocalizedText("no target has `\(name)` any more", zh: "不再有包含 `\(name)` 的 target"),
      help: unused == nil
        ? LocalizedText(
          "keep it, and mark it as `deprecated`", zh: "保留它，并标记为 `deprecated`")
        : LocalizedText("put it back in `messages` of a target", zh: "把它放回某个 target 的 `messages`"),
      at: (unused ?? message).declaration.name.range, released: message.declaration.name.range, symbol: name,
      (isUnrecognized ? [.newReadsOld(.unrecognized)] : []) + [.source])
  }
}
