import Schema
import SourceText

extension LintRule {
  static let openAnyScheme = LintRule(
    "open-any-scheme", .warning, theme: .presentation,
    summary: Phrase(
      "a tap that opens whatever url the message brings",
      zh: "点击会打开消息带来的任意 url"),
    why: Phrase(
      """
      Whoever sends the message chooses the url: `tel:` dials, another app's scheme starts a payment in it, `file:` \
      looks into the app's own folder. A list of schemes is the whole defence.
      """,
      zh: """
        url 由发送消息的人决定：`tel:` 会拨号，别的 app 的 scheme 会在其中发起支付，`file:` 会读取 app \
        自己的目录。scheme 列表是唯一的防线。
        """),
    bad: [
      """
      message: Link
      id: 7
      fields:
        link: url
                   ↓
      tap: { open: link }
      """,
      """
      message: Link
      id: 7
      fields:
        link: url
      layout:
        content:
          button: 打开
          height: 44
                       ↓
          tap: { open: link }
      """,
    ],
    good: [
      """
      message: Link
      id: 7
      fields:
        link: url
      tap: { open: link, schemes: [https] }
      ---
      message: Page
      id: 8
      fields:
        page: { type: url, schemes: [https] }
      tap: { open: page }
      """
    ],
    .message { message, schema in
      message.taps.compactMap { tap in
        guard case .open(let path, let schemes) = tap, schemes.isEmpty else { return nil }
        return schema.schemes(of: path, in: message) == nil ? .anyScheme(path) : nil
      }
    })
}

extension Finding {
  fileprivate static func anyScheme(_ path: FieldPath) -> Finding {
    Finding(
      Phrase("a tap opens any url in `\(path.text)`", zh: "点击会打开 `\(path.text)` 中的任意 url"), at: path.range,
      help: Phrase("add `schemes: [https]`", zh: "添加 `schemes: [https]`"))
  }
}
