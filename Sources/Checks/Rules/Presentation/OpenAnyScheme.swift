import Schema
import SourceText

extension LintRule {
  static let openAnyScheme = LintRule(
    "open-any-scheme", .warning, theme: .presentation,
    summary: LocalizedText(
      "a tap that opens any URL from the message",
      zh: "点击会打开消息携带的任意 URL"),
    why: LocalizedText(
      """
      The sender chooses the URL: `tel:` dials, another app's scheme starts a payment, `file:` reads the app's own \
      folder. The list of schemes is the only defense.
      """,
      zh: """
        URL 由发送方决定：`tel:` 会拨号，其他 App 的 scheme 可能发起支付，`file:` 会读取 App 自己的目录。scheme 列\
        表是唯一的防线。
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
      LocalizedText("a tap opens any URL in `\(path.text)`", zh: "点击会打开 `\(path.text)` 中的任意 URL"), at: path.range,
      help: LocalizedText("add `schemes: [https]`", zh: "添加 `schemes: [https]`"))
  }
}
