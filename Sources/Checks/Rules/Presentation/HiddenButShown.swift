import Schema
import SourceText

extension Rule {
  static let hiddenButShown = Rule(
    "hidden-but-shown", .warning,
    summary: "a hidden message with a layout or texts",
    why: "A hidden message is never a row and never the last message, so nobody sees its bubble or its summary.",
    bad: [
      """
      message: Typing
      id: 7
      hidden: true
      surfaces:
                 ↓
        summary: "[正在输入]"
      """
    ],
    good: [
      """
      message: Typing
      id: 7
      hidden: true
      send: { history: false, push: false }
      """
    ],
    .message { message, _ in
      guard message.isHidden else { return [] }
      let texts = message.surfaces.all.filter { ["summary", "copy", "accessibility"].contains($0.key) }
      return (message.layout.map { [.unseen("layout", $0.range, message)] } ?? [])
        + texts.map { .unseen($0.key, $0.text.range, message) }
    })
}

extension Finding {
  fileprivate static func unseen(_ key: String, _ range: SourceRange, _ message: Message) -> Finding {
    Finding(
      "nobody sees the \(key) of `\(message.name)`: it is hidden", at: range,
      help: "remove it, or drop `hidden` from the message")
  }
}
