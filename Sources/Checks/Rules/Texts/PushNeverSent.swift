import Schema
import SourceText

extension Rule {
  static let pushNeverSent = Rule(
    "push-never-sent", .warning,
    summary: "a push text of a message that is sent without push",
    why: """
      `send: { push: false }` and a push text contradict each other. Nobody gets the text, and whoever reads the \
      schema believes they do.
      """,
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
      "nobody gets this push text: `\(message.name)` is sent with `push: false`", at: push.range,
      help: "remove one of the two")
  }
}
