import Schema
import SourceText

extension LintRule {
  static let pushNeverSent = LintRule(
    "push-never-sent", .warning, theme: .texts,
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
