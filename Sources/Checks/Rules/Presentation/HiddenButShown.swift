import Schema
import SourceText

extension LintRule {
  static let hiddenButShown = LintRule(
    "hidden-but-shown", .warning, theme: .presentation,
    .message { message, _ in
      guard message.isHidden else { return [] }
      let texts = message.texts.all.filter { [.summary, .copy, .accessibility].contains($0.kind) }
      return (message.layout.map { [.unseen("layout", $0.range, message)] } ?? [])
        + texts.map { .unseen($0.kind.rawValue, $0.text.range, message) }
    })
}

extension Finding {
  fileprivate static func unseen(_ key: String, _ range: SourceRange, _ message: Message) -> Finding {
    Finding(
      LocalizedText(
        "the \(key) of `\(message.name)` is never shown: the message is hidden",
        zh: "`\(message.name)` 的 `\(key)` 永远不会显示：这种消息是隐藏的"), at: range,
      help: LocalizedText("remove it, or remove `hidden` from the message", zh: "删除它，或去掉消息的 `hidden`"))
  }
}
