import Schema
import SourceText

extension LintRule {
  static let pushNeverSent = LintRule(
    "push-never-sent", .warning, theme: .texts,
    summary: LocalizedText("a push text for a message that is sent without push", zh: "消息不推送，却写了推送文案"),
    why: LocalizedText(
      """
      `send: { push: false }` and a push text contradict each other. Nobody receives the text, but the schema \
      suggests that they do.
      """, zh: "`send: { push: false }` 和推送文案互相矛盾。这段文案不会推送给任何用户，schema 却让人以为会推送。"),
    bad: [
      """
      message: Whiteboard
      id: 4
      texts:
              ↓
        push: 发起了白板演示
      send: { push: false }
      """
    ],
    good: [
      """
      message: Whiteboard
      id: 4
      texts: { summary: "[白板]" }
      send: { push: false }
      """
    ],
    .message { message, _ in
      guard message.send.push == false, let push = message.texts.push else { return [] }
      return [.neverSent(push, message)]
    })
}

extension Finding {
  fileprivate static func neverSent(_ push: Located<PresentationText>, _ message: Message) -> Finding {
    Finding(
      LocalizedText(
        "this push text is never used: `\(message.name)` is sent with `push: false`",
        zh: "这段推送文案永远不会用到：`\(message.name)` 按 `push: false` 发送"),
      at: push.range, help: LocalizedText("remove one of the two", zh: "删除其中之一"))
  }
}
