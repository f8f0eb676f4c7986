import Schema
import SourceText

extension LintRule {
  static let pushNeverSent = LintRule(
    "push-never-sent", .warning, theme: .texts,
    summary: Phrase("a push text of a message that is sent without push", zh: "消息不推送，却写了推送文本"),
    why: Phrase(
      """
      `send: { push: false }` and a push text contradict each other. Nobody gets the text, and whoever reads the \
      schema believes they do.
      """, zh: "`send: { push: false }` 和推送文本互相矛盾。没有人会收到这段文本，读 schema 的人却以为会收到。"),
    bad: [
      """
      message: Whiteboard
      id: 4
      surfaces:
              ↓
        push: 发起了白板演示
      send: { push: false }
      """
    ],
    good: [
      """
      message: Whiteboard
      id: 4
      surfaces: { summary: "[白板]" }
      send: { push: false }
      """
    ],
    .message { message, _ in
      guard message.send.push == false, let push = message.surfaces.push else { return [] }
      return [.neverSent(push, message)]
    })
}

extension Finding {
  fileprivate static func neverSent(_ push: Located<SurfaceText>, _ message: Message) -> Finding {
    Finding(
      Phrase(
        "nobody gets this push text: `\(message.name)` is sent with `push: false`",
        zh: "没有人会收到这段推送文本：`\(message.name)` 以 `push: false` 发送"),
      at: push.range, help: Phrase("remove one of the two", zh: "删除其中之一"))
  }
}
